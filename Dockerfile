ARG NODE_VERSION=24

# Its results are for every processor: emulation would make them many times slower.
FROM --platform=$BUILDPLATFORM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# One server in a few files, without the packages it is made of, and what the image is made of, by name and version.
RUN npm run build:api && npm run build:web && npm run build:image && npm run -s sbom > dist/sbom.json

# The system of the image's own processor: only files are taken from it. Podman 4.3 would keep the platform above.
FROM --platform=$TARGETPLATFORM node:${NODE_VERSION}-bookworm-slim AS system

# Apart from the build, so that a change of the sources leaves this layer alone. It starts no program of the image, so it
# too is for every processor.
FROM --platform=$BUILDPLATFORM node:${NODE_VERSION}-bookworm-slim AS root
ARG TARGETARCH
WORKDIR /app
# Its program strip takes out of Node.js what only debuggers read: 18 MB.
RUN apt-get update && apt-get install -y --no-install-recommends binutils-multiarch
COPY package.json package-lock.json ./
# What of the install scripts is needed, make-root.mjs does: links in the folder of PostgreSQL.
RUN npm ci --omit=dev --ignore-scripts --os=linux --libc=glibc --cpu=$(echo $TARGETARCH | sed s/amd64/x64/)
COPY tools/image ./tools/image
COPY --from=system /usr /system
RUN node tools/image/make-root.mjs /image $TARGETARCH /system

FROM root AS packed
COPY --from=build /app/dist/server/ /parlour/app/dist/
COPY --from=build /app/dist/web /parlour/app/dist/web
COPY --from=build /app/dist/ssr /parlour/app/dist/ssr
COPY --from=build /app/dist/sbom.json /parlour/app/
COPY package.json LICENSE THIRD_PARTY_NOTICES.md /parlour/app/
COPY --chmod=755 docker/parlour /parlour/usr/local/bin/parlour

# What Node.js makes of the server's code before it can run, so that no start has to make it again. It is found by the
# version, the user and the place of each file, so it is made where it will be used. A wrong setting ends this start, with
# its own exit code, once all of the code was read and before anything is done.
FROM scratch AS compiled
ENV PATH=/usr/local/bin:/usr/bin NODE_ENV=production NODE_COMPILE_CACHE=/tmp/compiled NODE_OPTIONS=--max-semi-space-size=4
WORKDIR /app
COPY --from=packed /image/ /
COPY --from=packed /parlour/ /
USER node
RUN PORT=none node dist/api/main.js || test $? -eq 78
RUN node dist/api/cli.js --help

# Fails when the image would be too heavy. The final stage takes its files from here, so none is made without.
FROM packed AS weighed
COPY --from=compiled --chown=root:root /tmp/compiled /parlour/app/compiled
# Node.js lets only its maker read it; everybody may, and nobody change it.
RUN chmod -R a=rX /parlour/app/compiled && node tools/image/weigh.mjs /image /parlour

# Node.js would keep up to 32 MB twice for objects that have just been made; a copy needs far less (docs/performance.md).
FROM scratch
LABEL org.opencontainers.image.title="Parlour"
LABEL org.opencontainers.image.description="The website, booking system, front desk and till of one beauty salon"
LABEL org.opencontainers.image.licenses="MIT"
LABEL org.opencontainers.image.version="1.0.0"
ENV PATH=/usr/local/bin:/usr/bin NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/app/compiled \
  NODE_OPTIONS=--max-semi-space-size=4
WORKDIR /app
COPY --from=weighed /image/ /
COPY --from=weighed /parlour/ /
USER node
VOLUME /data
EXPOSE 5000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 5000}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/api/main.js"]
