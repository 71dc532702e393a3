import { data, redirect } from 'react-router'
import { assumeGrade, deleteList } from '#domain/business/lists/change-list.ts'
import {
  mendRow,
  removeFromList,
  takeDevice,
  type MendResult,
  type RowAddress,
} from '#domain/business/lists/mending/mend-row.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { typedText } from '#web/storefront/newsletter/typed-text.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { addressOfRows } from './rows-address.ts'
import { readRowQuery } from './show-list.ts'

/** What was wrong with a change, and what stood in its form. */
export type RowAnswer = {
  problem: Exclude<Extract<MendResult, { ok: false }>['reason'], 'no-such-list' | 'no-such-row'>
  typed: Record<string, string[]>
}

const ANSWER = /^answer-([A-Z0-9_]{1,40})$/

/** Does what a form of the page asks for, and shows the page afresh, so that loading it again sends nothing twice. */
export async function changeRows(page: PageContext, token: string, form: FormData, url: URL) {
  const { engines, shop } = page
  const intent = typedText(form, 'intent')
  const list = pathTo(shop.country, 'deviceListResult', { token })
  if (intent === 'delete') {
    if (!(await deleteList(engines, shop, token)).ok) return pageNotFound(url)
    throw redirect(`${pathTo(shop.country, 'deviceList')}?deleted`, 303)
  }
  if (intent === 'take' || intent === 'mend' || intent === 'remove') {
    const at = { token, position: numberIn(typedText(form, 'row')) }
    const result = await change(page, at, intent, form)
    if (!result.ok) return refuse(result, form, url)
    const { choice, page: number } = readRowQuery(url.searchParams)
    throw redirect(addressOfRows(list, { choice, page: number }, `row-${at.position}`), 303)
  }
  const assumed = await assumeGrade(engines, shop, token, typedText(form, 'grade'))
  if (!assumed.ok && assumed.reason === 'no-such-list') return pageNotFound(url)
  throw redirect(list, 303)
}

/** A row or a device, if there can be one of this number. */
const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

async function change({ engines, shop }: PageContext, at: RowAddress, intent: string, form: FormData) {
  if (intent === 'remove') return removeFromList(engines, shop, at)
  const device = numberIn(typedText(form, 'device'))
  const withAlike = typedText(form, 'alike') === '1'
  if (intent === 'take') return takeDevice(engines, shop, at, { device, withAlike })
  const answers = Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const question = ANSWER.exec(name)?.[1]
      return question === undefined ? [] : [[question, form.getAll(name).map(String).filter(Boolean)]]
    }),
  )
  const [grade, quantity] = [typedText(form, 'grade'), typedText(form, 'quantity')]
  return mendRow(engines, shop, at, { device, grade, quantity, answers })
}

function refuse(result: Extract<MendResult, { ok: false }>, form: FormData, url: URL) {
  if (result.reason === 'no-such-list' || result.reason === 'no-such-row') return pageNotFound(url)
  const typed = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]))
  const answer: RowAnswer = { problem: result.reason, typed }
  return data(answer, { status: 422 })
}
