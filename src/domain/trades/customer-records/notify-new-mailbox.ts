import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { mailboxChangedLetter } from './mailbox-changed-letter.ts'

type Before = { number: number; email: string }

/** Each mailbox that was left hears of its trades, and the new one of all: nobody's letters go elsewhere unseen. */
export async function notifyNewMailbox(
  tx: Transaction,
  { mail }: Pick<Engines, 'mail'>,
  shop: Shop,
  { before, mailbox }: { before: readonly Before[]; mailbox: string },
): Promise<void> {
  const moved = before.filter(({ email }) => email !== '' && email.toLowerCase() !== mailbox.toLowerCase())
  if (moved.length === 0) return
  const left = Map.groupBy(moved, ({ email }) => email)
  for (const [to, those] of [...left, [mailbox, moved] as const]) {
    const trades = those.map(({ number }) => number)
    await mail.post(mailboxChangedLetter(shop, to, { trades, mailbox }), tx)
  }
}
