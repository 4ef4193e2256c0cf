"""The demo: the real bot against the rehearsal, a page to watch it on, and people who press by themselves."""
