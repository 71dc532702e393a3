import { requestBusinessQuote } from '#domain/business/quotes/request/request-business-quote.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'

const HOUR = 60 * 60_000

/** One that the shop answered by itself, and two that wait for a colleague. */
const requests = [
  { hoursAgo: 140, pieces: [3, 2] },
  { hoursAgo: 51, pieces: [48, 40, 22] },
  { hoursAgo: 4, pieces: [35, 20, 12, 6] },
]

/** What is not worth much would make a poor example. */
const WORTHWHILE_CENTS = 100_00

/** Companies that ask for prices, so that the queue of quotes is not empty on the first day. */
export async function addDemoQuotes(engines: Engines, { countries }: Storefronts): Promise<void> {
  const shop = { country: countries.de, mode: modes.default }
  const described = await engines.db
    .selectFrom('offers')
    .select(['device_id as device', 'answers'])
    .distinctOn('device_id')
    .where('country', '=', 'de')
    .where('segment', '=', 'consumer')
    .where('cents', '>', WORTHWHILE_CENTS)
    .orderBy('device_id')
    .limit(12)
    .execute()

  for (const [index, { hoursAgo, pieces }] of requests.entries()) {
    const at = new Date(engines.now().getTime() - hoursAgo * HOUR)
    const lines = described.slice(index * 4, index * 4 + pieces.length)
    await requestBusinessQuote({ ...engines, now: () => at }, shop, {
      visitor: newId(at),
      key: `demo-${index}`,
      address: '127.0.0.1',
      contact: {
        company: `Demo-Betrieb ${index + 1}`,
        vatId: 'DE123456788',
        taxMode: 'standard',
        firstName: 'Demo',
        lastName: `Verkäufer ${index + 1}`,
        email: `betrieb-${index + 1}@kunden.umlauf.example`,
        phone: '+49305550001',
      },
      lines: lines.map(({ device, answers }, position) => ({
        device,
        answers: answers as Answers,
        quantity: pieces[position]!,
        imeis: [],
      })),
    })
  }
}
