import type { CaseKind } from '#domain/cases/case.ts'
import { openCase, type NewCase } from '#domain/cases/open-case.ts'
import { assignCase, noteOnCase } from '#domain/cases/update-case.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import { readDemoPhoto } from './demo-photos.ts'
import { demoColleagues } from '#demo/people/demo-colleagues.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

type Story = Omit<NewCase, 'photos' | 'trade'> & {
  kind: CaseKind
  age: number
  by: keyof typeof demoColleagues
  /** Where the device of the case is; nothing for a parcel of nobody. */
  state?: ItemState
  holder?: keyof typeof demoColleagues
  note?: string
}

/** One of every kind, and a second parcel that nobody came for. */
const stories: readonly Story[] = [
  {
    kind: 'parcel-without-order',
    age: 5 * HOUR,
    by: 'warehouse',
    sender: 'Absender 12, Beispielweg 3, Leipzig',
    trackingNumber: 'JD014600999000000012',
    imei: '356938035643809',
    place: 'P-Z-01-1',
    description: 'Karton ohne Lieferschein, darin ein Telefon in Luftpolsterfolie.',
  },
  {
    kind: 'parcel-without-order',
    age: 34 * DAY,
    by: 'warehouse',
    holder: 'agent',
    sender: 'Absender 31, ohne Straße',
    email: 'absender-31@kunden.umlauf.example',
    country: 'at',
    place: 'P-Z-01-2',
    description: 'Zwei alte Handys, keine Nachricht dabei.',
    note: 'Zweimal geschrieben, keine Antwort.',
  },
  {
    kind: 'other-model',
    age: 20 * HOUR,
    by: 'inspector',
    state: 'RECEIVED',
    holder: 'inspector',
    place: 'P-F-01-1',
    description: 'Auf der Rückseite steht eine andere Modellnummer als im Auftrag.',
  },
  {
    kind: 'one-too-many',
    age: 27 * HOUR,
    by: 'warehouse',
    state: 'RECEIVED',
    place: 'P-F-01-2',
    description: 'Im Karton lag ein zweites Gerät, das nicht im Auftrag steht.',
  },
  {
    kind: 'damaged-in-transit',
    age: 3 * HOUR,
    by: 'warehouse',
    state: 'RECEIVED',
    holder: 'agent',
    place: 'P-F-01-3',
    description: 'Ecke des Kartons eingedrückt, Display gesprungen. Polsterung war vorhanden.',
  },
  {
    kind: 'swapped-identity',
    age: 9 * DAY,
    by: 'inspector2',
    state: 'IN_INSPECTION',
    serialNumber: 'C8PDEMO0042',
    place: 'P-F-02-1',
    description: 'Die Seriennummer im Menü ist eine andere als auf dem Gehäuse.',
    note: 'Verkäufer angerufen, meldet sich mit dem Reparaturbeleg.',
  },
  {
    kind: 'document-missing',
    age: 2 * DAY,
    by: 'agent',
    state: 'SUSPENDED',
    holder: 'agent',
    description: 'Kaufbeleg unleserlich, Ausweis noch nicht da.',
  },
]

/** Cases of every kind, so that their queue is not empty on the first day. */
export async function addDemoCases(engines: Engines): Promise<void> {
  const rows = await engines.db.selectFrom('staff').select(['id', 'username']).execute()
  const colleagueOf = (username: keyof typeof demoColleagues): Colleague => {
    const roles: readonly Role[] = demoColleagues[username]
    const { id } = rows.find((each) => each.username === username)!
    return { id, username, roles: [...roles], authenticatedAt: engines.now() }
  }
  const photo = await readDemoPhoto(engines.files)
  const used: string[] = []
  for (const { age, by, state, holder, note, ...story } of stories) {
    const at = new Date(engines.now().getTime() - age)
    const then = { ...engines, now: () => at }
    const item = state && (await itemIn(engines, state, used))
    // A small demo may have no such device.
    if (state && !item) continue
    if (item) used.push(item.tradeId)
    const trade = item && itemReference(item.number, item.position)
    const opened = await openCase(then, colleagueOf(by), { ...story, trade, photos: [photo] })
    if (!opened.ok) throw new Error(`No case of ${story.kind}: ${opened.reason}`)
    if (holder) await assignCase(then, colleagueOf(by), opened.number, colleagueOf(holder).id)
    if (note !== undefined) await noteOnCase(then, colleagueOf(by), opened.number, note)
  }
}

/** A device in this state whose trade has no case yet. */
const itemIn = ({ db }: Pick<Engines, 'db'>, state: ItemState, used: readonly string[]) =>
  db
    .selectFrom('trade_items')
    .innerJoin('trades', 'trades.id', 'trade_items.trade_id')
    .select(['trade_items.trade_id as tradeId', 'trades.number', 'trade_items.position'])
    .where('trade_items.status', '=', state)
    .$if(used.length > 0, (query) => query.where('trades.id', 'not in', used))
    .orderBy('trades.number', 'desc')
    .orderBy('trade_items.position')
    .executeTakeFirst()
