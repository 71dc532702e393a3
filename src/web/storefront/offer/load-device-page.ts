import type { Device, Variant } from '#domain/catalogue/devices/catalogue.ts'
import type { PageContext } from '#web/context.ts'
import { loadProduct } from '#web/storefront/catalogue/product/load-product.ts'
import { readAnswers, readLane, readReplaces } from '#domain/offers/questions/answers-address.ts'
import { loadMadeOffer, loadQuotedOffer } from './load-made-offer.ts'
import { loadQuestions } from './load-questions.ts'
import { previewPath } from '#web/storefront/head/preview-path.ts'

type Found = { device: Device; variants: Variant[] }

/** The address says how far the visitor is: he looks at the device, answers questions about it, or has an offer. */
export async function loadDevicePage(asking: PageContext, found: Found, sent: URLSearchParams) {
  const { device } = found
  const [offerId, quote] = [sent.get('offer'), sent.get('quote')]
  const replaces = readReplaces(sent)
  const isPromised = offerId !== null || quote !== null
  const offer =
    quote === null
      ? offerId && (await loadMadeOffer(asking, device, offerId))
      : await loadQuotedOffer(asking, device, quote)
  if (offer) return { kind: 'offer' as const, device: inShort(device), offer, replaces }

  const lane = readLane(sent)
  const questions = await loadQuestions(asking, device, { answers: readAnswers(sent), lane })
  const hasBegun = lane !== undefined || replaces !== undefined || Object.keys(questions?.answers ?? {}).length > 0
  if (questions && !isPromised && hasBegun) {
    return { kind: 'answering' as const, device: inShort(device), questions, replaces }
  }
  return {
    kind: 'product' as const,
    product: await loadProduct(asking, found),
    questions,
    missesOffer: isPromised,
  }
}

export type DevicePageData = Awaited<ReturnType<typeof loadDevicePage>>

export type DeviceInShort = ReturnType<typeof inShort>

/** While questions are answered, nothing else about the device is needed. */
const inShort = ({ manufacturer, name, url, image, thumbnail, categoryCode }: Device) => ({
  name: `${manufacturer} ${name}`,
  manufacturer,
  url,
  image,
  preview: previewPath(image),
  thumbnail,
  categoryCode,
})
