// The control paths of the rehearsal server.

export async function loadState() {
  const response = await fetch("/world/state");
  return response.json();
}

// Does one thing in the world; throws an Error with the server's words when it cannot be done.
export async function act(deed, body) {
  const response = await fetch("/world/act", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ do: deed, ...body }),
  });
  const answer = await response.json();
  if (!answer.ok) throw new Error(answer.error);
  return answer.result;
}

// Calls `changed` after every change of the world; while one call runs, later changes wait as one.
export function watch(changed) {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      try {
        await changed();
      } catch (error) {
        console.warn("the rehearsal server does not answer", error);
      }
    } while (again);
    running = false;
  };
  new EventSource("/world/events").onmessage = run;
}
