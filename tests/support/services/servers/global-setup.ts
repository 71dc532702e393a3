import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { startServices } from './start-services.ts'

/** Every server that tests talk to, and the shop itself as visitors meet it. */
export default async function setUp({ vitest, provide }: TestProject) {
  const { services, shop, stop } = await startAll(vitest.state.getPaths())
  provide('services', services)
  provide('shop', shop)
  return stop
}

/** It takes as long to start as everything else together, and few tests ask it. */
const asksOpenSearch = (file: string): boolean => readFileSync(file, 'utf8').includes('openSearchUrl')

async function startAll(files: readonly string[]) {
  execFileSync(process.execPath, ['scripts/prepare-tests.mjs'], { stdio: 'inherit' })
  const { stop: stopServices, ...services } = await startServices({ searches: files.some(asksOpenSearch) })
  const { port, dataFolder, login, ...shop } = await startShop({}).catch(async (error: unknown) => {
    await stopServices()
    throw error
  })
  mkdirSync('var', { recursive: true })
  writeFileSync('var/missing-services.json', JSON.stringify(services.missing))
  const stop = async () => {
    await shop.stop()
    await stopServices()
  }
  return { services, shop: { port, dataFolder, login }, stop }
}

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { port: number; dataFolder: string; login: string }
  }
}
