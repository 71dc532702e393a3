import { describe, expect, inject, test } from 'vitest'
import { provesAll } from '#tests/support/limits/runs.ts'
import './provided.ts'

/** Runs a contract on the embedded PostgreSQL and, in a whole run, on an older one reached by its address. */
export function onEachPostgres(contract: (server: string) => void): void {
  const { embeddedUrl, postgresUrl } = inject('services')
  describe('embedded PostgreSQL', () => contract(embeddedUrl))
  if (!provesAll) return
  if (postgresUrl) describe('PostgreSQL by address', () => contract(postgresUrl))
  else testMissing('PostgreSQL by address')
}

/** A contract that could not be tried shows up under its own name, and says why. */
export function testMissing(service: string): void {
  const { missing } = inject('services')
  test(`NOT TRIED, ${service} is missing here: ${missing.join('; ')}`, () => {
    expect(missing).not.toHaveLength(0)
    console.warn(`Not tried on ${service}: ${missing.join('; ')}`)
  })
}
