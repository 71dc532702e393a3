import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  serverBuildFile: 'server.js',
  // The whole route table of a storefront is small: one file, instead of a request for every page with new links.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
