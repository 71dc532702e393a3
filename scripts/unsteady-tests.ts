import type { Reporter, TestCase } from 'vitest/node'

/** Names every test that passed at its second try only, so that nobody overlooks it: it, or what it tests, has a race. */
export default class UnsteadyTests implements Reporter {
  private readonly found: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.found.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.found) process.stdout.write(`\n!!! UNSTEADY, passed at its second try: ${name}\n`)
  }
}
