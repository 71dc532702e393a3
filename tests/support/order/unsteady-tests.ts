import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** Names every test that passed at its second try only, and why it failed at first: it, or what it tests, has a race. */
export default class UnsteadyTests implements Reporter {
  private readonly found: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return

    const why = test.result().errors?.[0]?.message ?? 'no reason was kept'
    this.found.push(`${test.module.relativeModuleId} > ${test.fullName}\n    ${why.slice(0, 600)}`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const name of this.found) process.stdout.write(`\n!!! UNSTEADY, passed at its second try: ${name}\n`)
    writeCutOff(modules, errors)
  }
}

/** Files whose process was ended in the middle of them, if nothing else is wrong outside of the tests. */
function writeCutOff(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
  const cutOff = modules
    .filter((module) => module.state() === 'pending')
    .map(({ relativeModuleId }) => relativeModuleId)
  const isOnlyThat = errors.every(({ message }) => message.startsWith('[vitest-pool]'))
  if (cutOff.length > 0 && isOnlyThat) writeFileSync('var/cut-off-tests.json', JSON.stringify(cutOff))
}
