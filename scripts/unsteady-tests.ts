import type { Reporter, TestCase } from 'vitest/node'

/** Names every test that passed at its second try only, and why it failed at first: it, or what it tests, has a race. */
export default class UnsteadyTests implements Reporter {
  private readonly found: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return

    const why = test.result().errors?.[0]?.message ?? 'no reason was kept'
    this.found.push(`${test.module.relativeModuleId} > ${test.fullName}\n    ${why.slice(0, 600)}`)
  }

  onTestRunEnd(): void {
    for (const name of this.found) process.stdout.write(`\n!!! UNSTEADY, passed at its second try: ${name}\n`)
  }
}
