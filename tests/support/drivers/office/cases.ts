import { expect } from 'vitest'
import type { CaseKind } from '#domain/cases/case.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { strangeIn } from '#tests/support/readers/languages/letter-words.ts'
import { newColleague, step } from './inspectors.ts'
import type { Form, OfficeColleague, useOffice } from './office.ts'

export const casePhoto = { name: 'case.jpg', type: 'image/jpeg', bytes: samplePhotos.jpegWithPlace.bytes }

/** Opens a case by its form; tells its address. */
export async function openCaseAt(colleague: OfficeColleague, kind: CaseKind, form: Form): Promise<string> {
  const sent = await colleague.send(`/cases/new?kind=${kind}`, { kind, key: crypto.randomUUID(), ...form })
  expect(sent.status, sent.text.slice(0, 2_000)).toBe(302)
  expect(sent.headers.location).toMatch(/^\/cases\/C-\d\d-\d{6}$/)
  return sent.headers.location!
}

/** The number of a case in its address. */
export const referenceIn = (path: string): string => path.slice('/cases/'.length)

/** What tests ask about cases, trades and letters of an office. */
export function casesOf({ engines, query }: Pick<ReturnType<typeof useOffice>, 'engines' | 'query'>) {
  const tradeNow = async ({ id }: Pick<Trade, 'id'>) => (await findTrade(engines().db, id))!
  return {
    tradeNow,
    /** A trade whose devices lie with us. */
    async arrived(code: CountryCode = 'de', pieces = 1): Promise<Trade> {
      const trade = await soldTrade(engines(), code, { pieces })
      await step(engines(), trade, await newColleague(engines(), 'warehouse'), 'receive')
      return tradeNow(trade)
    },
    caseAt: async (path: string) =>
      (await query('select * from cases where number = $1', [path.replaceAll(/\D/g, '')])).rows[0],
    lettersTo: async (email: string, kind: string): Promise<{ subject: string; text: string; html: string }[]> => {
      const letters = 'select subject, text_body as text, html_body as html from letters'
      return (await query(`${letters} where to_address = $1 and kind = $2`, [email, kind])).rows
    },
  }
}

/** What in a letter is of another language. The addresses of this shop are not those of the countries. */
export const foreignIn = (code: CountryCode, letter: Parameters<typeof strangeIn>[1]): string[] =>
  strangeIn(code, letter).filter((strange) => strange !== `nothing of ${code}`)
