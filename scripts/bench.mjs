import { build, install, projectNode, run } from './project/project.mjs'

/** What is measured if nobody says what: `npm run bench -- lighthouse taps` measures these two. */
const usual = ['pages', 'login-flood', 'search', 'device-lists', 'office', 'back-test']
const chosen = process.argv.slice(2)

await install()
await build()
for (const name of chosen.length > 0 ? chosen : usual)
  await run(projectNode(), ['--import', './bench/without-messages.ts', `bench/${name}.ts`])
