# Florin's server. Build: docker build -t florin .    Run: docker run -p 8000:8000 florin
FROM python:3.13-slim AS build
WORKDIR /build
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres]"

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 florin && mkdir /data && chown florin /data
COPY --from=build /wheels /wheels
# The version is that of the wheel just built: nothing comes from an index.
# hadolint ignore=DL3013
RUN pip install --no-cache-dir --no-index --find-links /wheels "florin[postgres]" && rm -rf /wheels
USER 10001
ENV FLORIN_DATABASE=sqlite:////data/florin.db FLORIN_LOG=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD \
  ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready')"]
STOPSIGNAL SIGTERM
CMD ["florin", "serve", "--host", "0.0.0.0", "--port", "8000"]
