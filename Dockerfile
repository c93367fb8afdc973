# One image for the service: docker build -t rukn . (docs/running.md)
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data UV_THREADPOOL_SIZE=8 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server/db/migrations ./server/db/migrations
COPY --from=build /app/server/seed/reference/articles ./server/seed/reference/articles
COPY --from=build /app/server/seed/demo/pictures ./server/seed/demo/pictures
COPY --from=build /app/server/modules/social-cards/fonts ./server/modules/social-cards/fonts
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, which hears SIGTERM and drains; npm in between would not pass it on.
CMD ["node", "dist/server/main.js"]
