import { codeAt, stepAt } from '#domain/staff/second-factor/time-code.ts'

/** What the app of a colleague shows at this moment, or so many half minutes later. */
export const codeNow = (secret: string, later = 0): string => codeAt(secret, stepAt(new Date()) + later)

/** The key for the app as the page shows it for whoever cannot scan. */
export const secretOn = (page: string): string =>
  /<code[^>]*>([A-Z2-7 ]{32,})<\/code>/.exec(page)![1]!.replaceAll(' ', '')

/** What the form says with which a colleague sets up the app; the code is the one of before, so that the present one is left. */
export const firstCode = (page: string): { offer: string; code: string } => ({
  offer: /name="offer" value="([^"]+)"/.exec(page)![1]!,
  code: codeNow(secretOn(page), -1),
})
