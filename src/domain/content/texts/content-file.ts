import type { MerchantTexts } from '#engines/texts/merchant-texts.ts'
import { isCountryCode } from '#shop/countries/all.ts'
import { asWritten, isTopic, type ContentForm, type Place } from './content-text.ts'

/** The parts of a file: its heading is the title, the quote below it the description. Nothing if either is missing. */
export function readContentFile(file: string): ContentForm | undefined {
  const [, title, quote, text] =
    /^# (.+)\n+((?:>.*\n)+)([\s\S]*)$/.exec(file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')) ?? []
  if (title === undefined || quote === undefined || text === undefined) return undefined
  return asWritten({ title, description: quote.replaceAll(/^>/gm, ' '), text })
}

/** What the file of a place says. */
export function fileAt(texts: MerchantTexts, { country, topic }: Place): ContentForm | undefined {
  const file = texts.get(`${country}/${topic}`)
  return file === undefined ? undefined : readContentFile(file)
}

/** The places that have a file. */
export const placesWithFile = (texts: MerchantTexts): Place[] =>
  [...texts.keys()].flatMap((name) => {
    const [country = '', topic = ''] = name.split('/')
    return isCountryCode(country) && isTopic(topic) ? [{ country, topic }] : []
  })
