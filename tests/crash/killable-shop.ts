import { startShop } from '#tests/support/services/shops/running-shop.ts'
import type { Visit } from './stock.ts'

/** A shop that can be killed and started again with the same settings, under the same name. */
export async function openKillableShop(settings: Record<string, string>) {
  const start = () => startShop({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn', ...settings }, { ownGroup: true })
  let shop = await start()
  const visit: Visit = (host, path, options) => shop.visit(host, path, options)
  return {
    visit,
    output: () => shop.output(),
    kill: () => shop.kill(),
    start: async () => {
      shop = await start()
    },
    stop: () => shop.stop(),
  }
}

export type KillableShop = Awaited<ReturnType<typeof openKillableShop>>
