import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Device, Variant } from './catalogue.ts'
import { deviceById, deviceByUrl, variantsOf, type DeviceRow } from './catalogue-store.ts'
import { questionsAbout } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import { placeholderImage, thumbnailOf } from './images.ts'

export type AskedDevice = { device: Device; isListed: boolean }

/**
 * A device, by its address or its id, with its questions. What is hidden has no address any more, but trades about it still
 * know its id.
 */
export async function findAskedDevice(
  engines: Pick<Engines, 'db' | 'now'>,
  locale: Locale,
  urlOrId: string | number,
): Promise<AskedDevice | undefined> {
  const row = await findRow(engines.db, locale, urlOrId)
  return row && withQuestions(engines, locale, row)
}

/** The same with the other variants of its model. */
export async function findDevice(
  engines: Pick<Engines, 'db' | 'now'>,
  locale: Locale,
  urlOrId: string | number,
): Promise<(AskedDevice & { variants: Variant[] }) | undefined> {
  const row = await findRow(engines.db, locale, urlOrId)
  if (!row) return undefined

  const [asked, variants] = await Promise.all([
    withQuestions(engines, locale, row),
    variantsOf(engines.db, locale, row),
  ])
  return { ...asked, variants }
}

async function withQuestions(
  engines: Pick<Engines, 'db' | 'now'>,
  locale: Locale,
  { image, isListed, ...row }: DeviceRow,
): Promise<AskedDevice> {
  const { questions, version } = await questionsAbout(engines, locale, row.questionnaire, row)
  const picture = image ?? placeholderImage
  const asked = { questions, questionnaireVersion: version }
  return { device: { ...row, image: picture, thumbnail: thumbnailOf(picture), ...asked }, isListed }
}

const findRow = (db: Engines['db'], locale: Locale, urlOrId: string | number) =>
  typeof urlOrId === 'number' ? deviceById(db, locale, urlOrId) : deviceByUrl(db, locale, urlOrId)
