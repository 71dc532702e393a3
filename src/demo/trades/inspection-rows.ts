import { timeLimitsOf } from '#shop/time-limits.ts'
import { newId } from '#shop/ids.ts'
import type { DrawnEvent } from './draw-timeline.ts'
import type { DemoItem } from './draw-trade.ts'
import type { Row, Rows } from '#demo/insert-rows.ts'
import type { DemoContext, NumberedTrade } from './trade-rows.ts'

const DAY = 24 * 60 * 60_000

const outcomes = new Set<string>(['matches', 'differs', 'lockFound', 'suspicious'])

const answers: Partial<Record<DrawnEvent['event'], string>> = {
  acceptOffer: 'accept',
  decline: 'return',
  recycle: 'recycle',
  dispute: 'second-look',
}

/** What inspectors wrote down about the devices of a trade, and what they asked its seller. */
export function inspectionRows(
  trade: NumberedTrade,
  photos: ReadonlyMap<string, readonly string[]>,
  context: DemoContext,
): Rows {
  const rows = { inspections: [] as Row[], clarifications: [] as Row[], clarification_options: [] as Row[] }
  for (const item of trade.items) {
    const looks = item.life.events.filter(({ event }) => outcomes.has(event))
    looks.forEach((look, index) => {
      const inspection = lookRow(item, look, index + 1, context)
      rows.inspections.push(inspection)
      if (look.event !== 'differs') return
      const { clarification, options } = questionRows(trade, item, look, inspection, photos.get(item.id) ?? [], context)
      rows.clarifications.push(clarification)
      rows.clarification_options.push(...options)
    })
  }
  return rows
}

/** Whoever looks a second time sees it as the seller does. */
function lookRow(
  { id, offer, found, imei, serialNumber, life }: DemoItem,
  look: DrawnEvent,
  round: number,
  { staff }: DemoContext,
): Row {
  const seen = look.event === 'differs' || life.story.found === 'better' ? found : offer
  return {
    id: newId(look.at),
    item_id: id,
    at: look.at,
    inspector: staff.get(look.actor),
    round,
    answers: seen.answers,
    condition: seen.condition,
    imei,
    serial_number: serialNumber,
    lines: seen.lines,
    cents: seen.cents,
    outcome: look.event,
  }
}

function questionRows(
  { shop }: NumberedTrade,
  { id: itemId, life, offer, found }: DemoItem,
  { at, actor }: DrawnEvent,
  inspection: Row,
  photos: readonly string[],
  { staff }: DemoContext,
) {
  const id = newId(at)
  const answer = life.events.find((each) => each.from === 'CLARIFICATION')
  const clarification: Row = {
    id,
    item_id: itemId,
    inspection_id: inspection['id'],
    opened_at: at,
    opened_by: staff.get(actor),
    deadline: new Date(at.getTime() + timeLimitsOf(shop.country).clarification * DAY),
    reasons: found.reasons ?? [],
    photos,
    old_cents: offer.cents,
    new_cents: found.cents,
    answer: answer ? (answers[answer.event] ?? null) : null,
    answered_at: answer?.at ?? null,
    // Silence is nobody's answer.
    answered_by: answer ? (answer.event === 'timeout' ? 'nobody' : answer.actor) : null,
  }
  const options = ['accept', 'return', 'recycle', 'second-look'].map((kind) => ({
    id: newId(at),
    clarification_id: id,
    kind,
    cents: kind === 'accept' ? found.cents : 0,
  }))
  return { clarification, options }
}
