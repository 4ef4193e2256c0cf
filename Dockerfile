FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/pozzo
COPY requirements.txt .
RUN /opt/pozzo/bin/pip install --no-cache-dir --require-hashes --requirement requirements.txt
# The build tool is named in pyproject.toml; it stays in this stage.
COPY . .
RUN pip install --no-cache-dir "setuptools>=80" \
 && pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /opt/pozzo/bin/pip install --no-cache-dir --no-deps --no-index /wheels/*.whl

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --no-create-home pozzo \
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
