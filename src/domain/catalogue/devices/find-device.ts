import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Device, Variant } from './catalogue.ts'
import { deviceById, deviceByUrl, variantsOf } from './catalogue-store.ts'
import { questionsAbout } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import { placeholderImage, thumbnailOf } from './images.ts'

/**
 * A device, by its address or its id, with its questions and with the other variants of its model. What is hidden has no
 * address any more, but trades about it still know its id.
 */
export async function findDevice(
  engines: Pick<Engines, 'db' | 'now'>,
  locale: Locale,
  urlOrId: string | number,
): Promise<{ device: Device; variants: Variant[]; isListed: boolean } | undefined> {
  const { db } = engines
  const row = await findRow(db, locale, urlOrId)
  if (!row) return undefined

  const { image, isListed, ...device } = row
  const [{ questions, version }, variants] = await Promise.all([
    questionsAbout(engines, locale, row.questionnaire, row),
    variantsOf(db, locale, row),
  ])
  const picture = image ?? placeholderImage
  const asked = { questions, questionnaireVersion: version }
  return { device: { ...device, image: picture, thumbnail: thumbnailOf(picture), ...asked }, variants, isListed }
}

const findRow = (db: Engines['db'], locale: Locale, urlOrId: string | number) =>
  typeof urlOrId === 'number' ? deviceById(db, locale, urlOrId) : deviceByUrl(db, locale, urlOrId)
