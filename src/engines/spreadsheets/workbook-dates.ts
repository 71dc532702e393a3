import type { Archive } from './open-archive.ts'
import { attribute } from '#shop/formats/xml.ts'

/** Formats that need not be defined: days, times, and both. */
const isBuiltInDate = (format: number): boolean => (format >= 14 && format <= 22) || (format >= 45 && format <= 47)

/** A format of one's own shows a date if a letter for day, month, year or hour is left outside of quotation marks. */
const isDateFormat = (code: string): boolean => /[dmyh]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** Which styles of a workbook make a date of a number. */
export function dateStyles(archive: Archive): Set<number> {
  const own = new Set<number>()
  const styles = new Set<number>()
  let [isCells, style] = [false, 0]
  archive.eachEvent('xl/styles.xml', (event) => {
    if (event.kind === 'text') return
    if (event.name === 'cellXfs') isCells = event.kind === 'open'
    if (event.kind === 'close') return
    const format = Number(attribute(event.attributes, 'numFmtId') ?? 0)
    if (event.name === 'numFmt' && isDateFormat(attribute(event.attributes, 'formatCode') ?? '')) own.add(format)
    if (event.name !== 'xf' || !isCells) return
    if (isBuiltInDate(format) || own.has(format)) styles.add(style)
    style += 1
  })
  return styles
}
