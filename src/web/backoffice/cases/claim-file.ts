import { data } from 'react-router'
import { formatCaseNumber, parseCaseNumber } from '#domain/cases/case-number.ts'
import { findClaimFile, type ClaimFile } from '#domain/cases/claim-file.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { PrintedBlock, PrintedDocument } from '#engines/pdf/printed-document.ts'
import type { Country } from '#shop/countries/country.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { translator } from '#shop/messages/messages.ts'
import { formatMoney } from '#shop/money/money.ts'
import { officeMessages } from '#web/backoffice/frame/office-language.ts'
import { office } from '#web/backoffice/office-handlers.ts'

/** The claim to the carrier, printed as it is sent. */
export const loader = office.read('cases.see', async ({ engines, storefronts, params }) => {
  const number = parseCaseNumber(params['number'] ?? '')
  const claim = number === undefined ? undefined : await findClaimFile(engines, number)
  if (!claim) throw data(null, { status: 404 })
  const pdf = await engines.printer.print(claimDocument(claim, storefronts.countries[claim.found.country]))

  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${formatCaseNumber(claim.found.number)}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
})

// It goes to the carrier, whatever the colleague reads who prints it.
const t = translator(officeMessages('de'), 'de-DE')

const dayOf = (date: Date | null): string =>
  date ? formatLongDate(date, 'de-DE', 'Europe/Berlin') : t('office.cases.claim.unknown')

function claimDocument(claim: ClaimFile, { merchant, warehouse }: Country): PrintedDocument {
  const { found, carrier, devices } = claim
  return {
    title: t('office.cases.claim.title', { number: formatCaseNumber(found.number) }),
    issuer: [
      merchant.name,
      `${warehouse.street} ${warehouse.houseNumber}`,
      `${warehouse.postalCode} ${warehouse.city}`,
    ],
    locale: 'de-DE',
    date: found.openedAt.toISOString(),
    blocks: [
      { kind: 'lines', lines: [t('office.cases.claim.to', { carrier })] },
      { kind: 'paragraph', text: t('office.cases.claim.text') },
      { kind: 'facts', rows: parcelFacts(claim) },
      { kind: 'heading', text: t('office.cases.claim.value') },
      { kind: 'paragraph', text: t('office.cases.claim.valueText') },
      {
        kind: 'facts',
        rows: devices.map(({ name, promised }) => ({ name, value: formatMoney(promised, 'de-DE') })),
      },
      ...(found.description === ''
        ? []
        : [
            { kind: 'heading', text: t('office.cases.claim.damage') } as const,
            { kind: 'paragraph', text: found.description } as const,
          ]),
      ...photoBlocks(claim),
    ],
  }
}

const parcelFacts = ({ found, trackingNumber, handedInAt, deliveredAt }: ClaimFile) => [
  { name: t('office.cases.claim.tracking'), value: trackingNumber || t('office.cases.claim.unknown') },
  { name: t('office.cases.claim.handedIn'), value: dayOf(handedInAt) },
  { name: t('office.cases.claim.delivered'), value: dayOf(deliveredAt) },
  { name: t('office.cases.claim.noticed'), value: dayOf(found.openedAt) },
  {
    name: t('office.cases.claim.trade'),
    value: `${formatTradeNumber(found.tradeNumber!)} · ${formatCaseNumber(found.number)}`,
  },
]

/** What cannot be printed is named, so that it can be asked for. */
function photoBlocks({ photos }: ClaimFile): PrintedBlock[] {
  if (photos.length === 0) return []
  return [
    { kind: 'heading', text: t('office.cases.claim.photos') },
    ...photos.map(({ at, contentType, bytes }, index): PrintedBlock => {
      const named = { number: index + 1, date: dayOf(at) }
      const isPrintable = contentType === 'image/jpeg' || contentType === 'image/png'
      return isPrintable
        ? { kind: 'photo', bytes, text: t('office.cases.claim.photo', named) }
        : { kind: 'paragraph', text: t('office.cases.claim.photoKept', named) }
    }),
  ]
}
