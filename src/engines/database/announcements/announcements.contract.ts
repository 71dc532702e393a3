import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import type { Announcements } from './announcements.ts'
import type { OpenDatabase } from '#engines/database/database.ts'
import { openAnnouncements } from './open-announcements.ts'
import { openDatabase } from '#engines/database/open-database.ts'

export function announcementsContract(server: string): void {
  let database: OpenDatabase
  let here: Announcements
  let there: Announcements
  let close: () => Promise<void>

  beforeEach(async () => {
    const fresh = await freshDatabase(server)
    database = await openDatabase({ url: fresh.url, dataFolder: 'unused' }, silentLog)
    here = await openAnnouncements(database, silentLog)
    there = await openAnnouncements(database, silentLog)
    close = async () => {
      await Promise.all([here.close(), there.close()])
      await database.close()
      await fresh.drop()
    }
  })
  afterEach(() => close())

  function heardBy(announcements: Announcements): string[] {
    const heard: string[] = []
    announcements.onAnnouncement((topic) => heard.push(topic))
    return heard
  }

  test('news reaches every process, the one that announced it included', async () => {
    const [heardHere, heardThere] = [heardBy(here), heardBy(there)]

    await here.announce('prices')

    await expect.poll(() => heardThere).toEqual(['prices'])
    await expect.poll(() => heardHere).toEqual(['prices'])
  })

  test('news of a transaction goes out when it commits, and never when it fails', async () => {
    const heard = heardBy(there)

    const failing = database.db.transaction().execute(async (transaction) => {
      await here.announce('catalogue', transaction)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await database.db.transaction().execute((transaction) => here.announce('content', transaction))

    await expect.poll(() => heard).toEqual(['content'])
  })

  test('who no longer listens hears nothing, and a listener that fails does not deafen the others', async () => {
    const gone: string[] = []
    const stop = there.onAnnouncement((topic) => gone.push(topic))
    stop()
    there.onAnnouncement(() => {
      throw new Error('deaf')
    })
    const heard = heardBy(there)

    await here.announce('prices')

    await expect.poll(() => heard).toEqual(['prices'])
    expect(gone).toEqual([])
  })

  test('after a lost connection listeners are told that they may have missed something, and hear again', async () => {
    const heard = heardBy(there)

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'umlauf-announcements'`.execute(database.db)
    await expect.poll(() => heard).toEqual(['unknown'])
    await here.announce('prices')

    await expect.poll(() => heard).toEqual(['unknown', 'prices'])
  })
}
