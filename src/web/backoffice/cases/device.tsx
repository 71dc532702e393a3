import { data, redirect, useActionData, useLoaderData } from 'react-router'
import {
  askAboutDevice,
  findCaseOfDevice,
  findChosenDevice,
  firstReason,
  returnUnannounced,
  type CaseOfDevice,
} from '#domain/cases/devices/ask-about-device.ts'
import { formatCaseNumber, parseCaseNumber } from '#domain/cases/case-number.ts'
import { findCase } from '#domain/cases/find-cases.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findOfficeDevices } from '#domain/catalogue/devices/find-office-devices.ts'
import { findPhotosToShow } from '#domain/inspection/claimed-item.ts'
import { benchQuestions, firstFinding, onBench } from '#domain/inspection/finding.ts'
import { priceOtherDevice } from '#domain/inspection/other-device/price-other-device.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { isId } from '#shop/ids.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { readFinding } from '#web/backoffice/inspection/read-finding.ts'
import { isAsked } from '#web/backoffice/inspection/show-price.ts'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { CaseProblemNotice, holderIn, refuseCase } from './case-problem.tsx'
import { DeviceQuestions } from './device-questions.tsx'
import { DeviceSearch } from './device-search.tsx'

const OFFICE_LOCALE = 'de_DE'

const MAX_HITS = 20

const idIn = (text: string | null): number | undefined => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)

async function openCaseIn({ engines, params }: Pick<OfficeRequest, 'engines' | 'params'>) {
  const number = parseCaseNumber(params['number'] ?? '')
  const details = number === undefined ? undefined : await findCase(engines, number)
  if (!details) throw data(null, { status: 404 })
  const about = await findCaseOfDevice(engines, details.found.number)
  // What was asked already, or is over, is read on the page of the case.
  if (!about) throw redirect(`/cases/${formatCaseNumber(details.found.number)}`)
  const photos = about.item ? await findPhotosToShow(engines, about.item.id) : details.photos
  return { about, photoCount: photos.length }
}

export const loader = office.read('cases.see', async (asked) => {
  const { engines, url } = asked
  const { about, photoCount } = await openCaseIn(asked)
  const { found, item, announced } = about
  const chosen = idIn(url.searchParams.get('device'))
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const order = { sort: 'popularity', descending: true, limit: MAX_HITS } as const
  return {
    number: found.number,
    kind: found.kind,
    announced: announced?.offer.deviceName ?? null,
    isItem: item !== undefined,
    promised: announced?.cents ?? null,
    photoCount,
    text,
    hits: text === '' ? [] : (await findOfficeDevices(engines, { text }, order)).rows,
    priced: chosen === undefined ? undefined : await priceFor(asked, about, chosen),
    key: crypto.randomUUID() as string,
  }
})

export type ShownDeviceCase = Awaited<ReturnType<typeof loader>>

/** The chosen device's questions as they read on the bench. What its seller was not asked, whoever has it before him is. */
function onCaseBench(questions: readonly Question[], { announced }: CaseOfDevice) {
  const answers = announced?.offer.answers ?? {}
  const asked = questions.map((question) => (answers[question.code] ? question : { ...question, sellerOnly: false }))
  return onBench({ questions: asked, answers }, asked)
}

/** What the chosen device comes to with the answers in the address; at first with those that the seller gave. */
async function priceFor({ engines, storefronts, url }: OfficeRequest, about: CaseOfDevice, deviceId: number) {
  const [spoken, other] = await Promise.all([
    findDevice(engines, OFFICE_LOCALE, deviceId),
    findChosenDevice(engines, storefronts, about, deviceId),
  ])
  if (!spoken) return undefined
  const { device } = spoken
  const asked = onCaseBench(device.questions, about)
  const isFirst = !url.searchParams.has('calculated')
  const finding = isFirst
    ? { ...firstFinding(asked.answers), imei: about.found.imei, serialNumber: about.found.serialNumber }
    : readFinding(asked, url.searchParams)
  const priced = other && priceOtherDevice(other, finding.answers)
  const country = storefronts.countries[about.trade.country]
  return {
    deviceId,
    name: `${device.manufacturer} ${device.name}`,
    questions: benchQuestions(asked.questions),
    shown: asked.questions.filter(({ showIf }) => isAsked(showIf, finding.answers)).map(({ code }) => code),
    finding,
    price: priced && { cents: priced.cents, lines: priced.lines, gate: priced.gate?.answer.text ?? null },
    open: priced?.open && (device.questions.find(({ code }) => code === priced.open!.code)?.question ?? ''),
    isToday: other?.isToday ?? false,
    reason: other ? firstReason(storefronts, about, other) : '',
    lang: country.icuLocale.slice(0, 2),
  }
}

/** Who has the device before him asks about it; who decides about trades sends it back. */
const intents = {
  ask: ['trades.inspect'],
  return: ['trades.decide'],
} as const satisfies Record<string, readonly Permission[]>

export const action = office.choose('intent', intents, async (asked) => {
  const { engines, storefronts, colleague, form, chosen: intent } = asked
  const { about } = await openCaseIn(asked)
  const { number } = about.found
  const deviceId = idIn(formText(form, 'device'))
  if (deviceId === undefined) return refuseCase('device-missing', {})
  if (intent === 'return') {
    const returned = await returnUnannounced(engines, storefronts, colleague, number, deviceId)
    return returned.ok ? redirect(`/cases/${formatCaseNumber(number)}`) : refuseCase(returned.reason, {})
  }
  const spoken = await findDevice(engines, OFFICE_LOCALE, deviceId)
  if (!spoken) return refuseCase('no-price', {})
  const finding = readFinding(onCaseBench(spoken.device.questions, about), form)
  const key = formText(form, 'key')
  const answer = { deviceId, finding, reason: formText(form, 'reason'), key: isId(key) ? key : crypto.randomUUID() }
  const result = await askAboutDevice(engines, storefronts, colleague, number, answer)
  return result.ok ? redirect(`/cases/${formatCaseNumber(number)}`) : refuseCase(result.reason, holderIn(result))
})

export default function CaseDevice() {
  const t = useOfficeTranslate()
  const shown = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { number, announced, priced } = shown

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/cases/${formatCaseNumber(number)}`}>
            {t('office.cases.title', { number: formatCaseNumber(number) })}
          </a>
        </p>
        <h1>{priced?.name ?? t('office.cases.device.title')}</h1>
        <p className="office-soft">
          {announced === null
            ? t('office.cases.device.notAnnounced')
            : t('office.cases.device.announced', { device: announced })}{' '}
          {t('office.cases.device.text')}
        </p>
      </div>
      <CaseProblemNotice failed={failed} />
      {priced ? <DeviceQuestions shown={shown} priced={priced} /> : <DeviceSearch shown={shown} />}
    </>
  )
}
