FROM python:3.13-slim AS build
RUN python -m venv /opt/pozzo
WORKDIR /src
# The dependencies come first: they change less often than the code, and stay in the build cache.
COPY requirements.txt .
RUN /opt/pozzo/bin/pip install --no-cache-dir --require-hashes --requirement requirements.txt
COPY . .
RUN /opt/pozzo/bin/pip install --no-cache-dir --no-deps .

FROM python:3.13-slim
RUN useradd --system --user-group --uid 10001 --home-dir /data --no-create-home pozzo \
 && install --directory --owner=pozzo --group=pozzo /data
COPY --from=build /opt/pozzo /opt/pozzo
ENV PATH=/opt/pozzo/bin:$PATH PYTHONUNBUFFERED=1 POZZO_DATABASE=/data/pozzo.sqlite3
USER pozzo
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["pozzo", "health"]
# The exec form makes pozzo process 1, so that SIGTERM reaches it and it stops cleanly.
STOPSIGNAL SIGTERM
CMD ["pozzo", "run"]
