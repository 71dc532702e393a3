import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import { guessResale, switchBuying } from '#domain/catalogue/devices/change-device.ts'
import { findOfficeDevice } from '#domain/catalogue/devices/find-office-devices.ts'
import { writePrices } from '#domain/catalogue/price-lists/write-prices.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { readAmount } from '#shop/money/read-amount.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DeviceFacts } from './device-facts.tsx'
import { DeviceForms } from './device-forms.tsx'
import { DeviceHistory } from './device-history.tsx'
import { DeviceState } from './device-state.tsx'
import { DevicePrices } from './device-prices.tsx'
import { forReader } from './for-reader.ts'
import { stepsOf } from './price-steps.ts'

const idIn = (text: string | undefined): number => {
  if (!/^\d{1,9}$/.test(text ?? '')) throw data(null, { status: 404 })
  return Number(text)
}

export const loader = office.read('catalogue.see', async ({ engines, storefronts, colleague, params, url }) => {
  const found = await findOfficeDevice(engines, storefronts, idIn(params['id']))
  if (!found) throw data(null, { status: 404 })
  const { de } = storefronts.countries
  const shopUrl = de.sellShopUrl + pathTo(de, 'product', { pdp: found.device.url })
  return {
    ...found,
    device: forReader(colleague, found.device),
    shopUrl,
    chart: stepsOf(found.versions, found.today),
    done: doneIn(url),
  }
})

/** How one came here. */
const doneIn = (url: URL): 'created' | 'saved' | null => {
  const done = url.searchParams.get('done')
  if (done === 'merged') return 'saved'
  return done === 'created' ? 'created' : null
}

export type OfficeDeviceData = Awaited<ReturnType<typeof loader>>

const intents = {
  start: ['catalogue.change'],
  stop: ['catalogue.change'],
  guess: ['prices.change'],
  price: ['prices.change'],
} as const

export const action = office.choose('intent', intents, async ({ engines, colleague, params, form, chosen }) => {
  const id = idIn(params['id'])
  const result = await change(engines, colleague, { id, form, intent: chosen })
  if (!result.ok) return data({ problem: result.reason }, { status: 422 })
  return redirect('id' in result ? `/prices/${result.id}` : `/catalogue/${id}`)
})

type Change = { id: number; form: FormData; intent: keyof typeof intents }

async function change(engines: Engines, colleague: Colleague, { id, form, intent }: Change) {
  if (intent === 'stop' || intent === 'start') {
    return switchBuying(engines, colleague, { id, bought: intent === 'start' })
  }
  const typed = formText(form, 'euros').trim()
  const cents = readAmount(typed)
  if (intent === 'guess' && typed === '') return guessResale(engines, colleague, { id, cents: null })
  if (cents === undefined) return { ok: false, reason: 'unreadable-amount' } as const
  if (intent === 'guess') return guessResale(engines, colleague, { id, cents })

  const rows = [{ deviceId: id, country: LEADING_COUNTRY, segment: 'consumer', cents } as const]
  const note = formText(form, 'note')
  return writePrices(engines, colleague, { rows, liveFrom: null, note })
}

export default function DevicePage() {
  const t = useOfficeTranslate()
  const found = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { device } = found

  return (
    <>
      <p>
        <a href="/catalogue">{t('office.prices.device.back')}</a>
      </p>
      <div className="cluster">
        <h1>{`${device.manufacturer} ${device.name}`}</h1>
        {!device.bought && <Badge look="danger">{t('office.prices.device.lacksBuying')}</Badge>}
        {!device.isListed && <Badge look="warning">{t('office.catalogue.devices.hidden')}</Badge>}
      </div>
      <DeviceState found={found} />
      {failed && <Notice look="danger" live="alert" title={t(`office.prices.problem.${failed.problem}`)} />}
      <div className="office-columns">
        <div className="stack stack--loose">
          <DevicePrices id={device.id} prices={found.prices} />
          <DeviceHistory chart={found.chart} versions={found.versions} />
          <DeviceFacts found={found} />
        </div>
        <DeviceForms device={device} />
      </div>
    </>
  )
}
