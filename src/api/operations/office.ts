import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { findEntrant } from '#domain/staff/login/staff-session.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { moveItems, type MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'
import { itemStates, tradeStatus, tradeStatuses } from '#domain/trades/lifecycle/trade-status.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import { answers, json, refusing } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { colleagues, describeRoute } from '#api/description/describe-route.ts'
import { inHeader, inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { staffToken } from './staff-login.ts'
import { valid } from '#api/valid.ts'

/** What is no more than a step. An inspection, a question, money or a return is more: those have screens of their own. */
const events = [
  'receive',
  'startInspection',
  'notInParcel',
  'found',
  'close',
  'cancel',
  'unlocked',
  'cleared',
  'seize',
  'reject',
] as const satisfies readonly ItemEvent[]

const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))

const moveBody = v.strictObject({
  /** Counted from 1, as in T-26-004711-2. */
  items: v.pipe(
    v.array(position),
    v.minLength(1),
    v.maxLength(100),
    v.check((items) => new Set(items).size === items.length, 'twice'),
  ),
  event: v.picklist(events),
  reason: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
  evidence: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
})

const movedTrade = v.object({
  status: v.picklist(tradeStatuses),
  items: v.array(v.object({ position, status: v.picklist(itemStates) })),
})

/** Programs of the house log in like people and send the cookie of the office. */
const colleaguesOnly = refusing(
  { responses: answers({ 401: 'Nobody is logged in', 404: 'Not the host of the back office' }) },
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!c.var.office) return problem(c, 404, 'not-found')
    const colleague = await findEntrant(c.var.engines, staffToken(c), c.var.config)
    if (!colleague || colleague.missing) return problem(c, 401, 'sign-in-needed')
    c.set('colleague', colleague)
    return next()
  }),
)

const keyShape = /^[\w-]{16,64}$/

function refuse(c: ApiContext, reason: MoveRefusal): Response {
  if (reason === 'no-such-item') return problem(c, 404, 'not-found')
  if (reason === 'not-yours-to-do') return problem(c, 403, reason)
  return problem(c, reason === 'not-from-here' || reason === 'key-used-otherwise' ? 409 : 422, reason)
}

/** For machines of the house: scales, scanners, testing stations. People use the screens. */
export const office = new Hono<ApiEnv>().use(colleaguesOnly).post(
  '/trades/:number/moves',
  describeRoute({
    tags: ['operations'],
    summary: 'Let something happen to devices of a trade',
    security: colleagues,
    description: 'On the host of the back office only. All of the named devices move, or none does.',
    parameters: [
      inPath('number', 'The number of the trade', {}, 'T-26-004711'),
      inHeader('Idempotency-Key', 'The same key moves once', { pattern: keyShape.source }),
    ],
    responses: answers({
      200: json('How things stand now', movedTrade),
      400: 'Not a move, or no key',
      403: 'Not the work of this colleague',
      404: 'There is no such device',
      409: 'Impossible from the state that it is in, or the key was used for something else',
      422: 'A reason, a proof or a second person is missing',
    }),
  }),
  valid('json', moveBody),
  async (c) => {
    const { engines, config, colleague } = c.var
    const key = c.req.header('idempotency-key') ?? ''
    if (!keyShape.test(key)) return problem(c, 400, 'missing-key')
    const number = parseTradeNumber(c.req.param('number'))
    const trade = number === undefined ? undefined : await findTradeByNumber(engines, number)
    if (!trade) return problem(c, 404, 'not-found')

    const { items, ...what } = c.req.valid('json')
    const itemIds = items.map((each) => trade.items[each - 1]?.id ?? '').filter((id) => id !== '')
    if (itemIds.length !== items.length) return problem(c, 404, 'not-found')
    const move = { tradeId: trade.id, itemIds, actor: asColleague(colleague!), key, ...what }
    const result = await moveItems(engines, config.storefronts, move)
    if (!result.ok) return refuse(c, result.reason)

    const now = (await findTradeByNumber(engines, trade.number))!.items
    const states = now.map(({ position: index, status }) => ({ position: index + 1, status }))
    return c.json({ status: tradeStatus(now.map(({ status }) => status)), items: states })
  },
)
