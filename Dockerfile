# Builds the site once, and leaves an image with the server alone, run by a user without rights.
# Images are named by their digest, because a tag can be moved; docs/operating.md says how to raise them.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY build/install.mjs build/install.mjs
RUN node build/install.mjs
COPY . .
RUN npm run build

# What the server needs while it runs, without the tools that built it.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/tassel
WORKDIR /app
RUN mkdir --parents /var/lib/tassel && chown node:node /var/lib/tassel
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/dist dist
COPY --from=build /app/data data
# For the commands of docs/operating.md, such as `node src/operator.ts admin`.
COPY --from=build /app/src src
USER node
VOLUME /var/lib/tassel
EXPOSE 3000
# Not /api/ready: a restart gives no room on a disk.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The server itself is process 1, so that it hears SIGTERM.
CMD ["node", "--disable-warning=ExperimentalWarning", "dist/server/serve.js"]
