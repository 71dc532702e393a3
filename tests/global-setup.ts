import { mkdirSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startServices } from './services/start-services.ts'
import { startShop } from './running-shop.ts'

/** Once for the whole run: every server that tests talk to, and the shop itself as visitors meet it. */
export default async function setUp(project: TestProject) {
  const { stop, ...services } = await startServices()
  const shop = await startShop({}).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  project.provide('services', services)
  project.provide('shop', { port: shop.port, dataFolder: shop.dataFolder, login: shop.login })
  mkdirSync('var', { recursive: true })
  writeFileSync('var/missing-services.json', JSON.stringify(services.missing))

  return async () => {
    await shop.stop()
    await stop()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { port: number; dataFolder: string; login: string }
  }
}
