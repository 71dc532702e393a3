import { Form, useLoaderData } from 'react-router'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { loadPlay } from './load-play.ts'
import { Phone } from './phone.tsx'

export const loader = office.read('prices.see', loadPlay)

export default function Play() {
  const t = useOfficeTranslate()
  const { version, deviceName, draft, live } = useLoaderData<typeof loader>()

  return (
    <>
      <p>
        <a href={`/questionnaires/${version.id}`}>{t('office.questionnaires.backToVersion')}</a>
      </p>
      <div className="stack stack--tight">
        <h1>{t('office.questionnaires.playing.title')}</h1>
        <p className="office-soft">{t('office.questionnaires.playing.text')}</p>
      </div>
      <Chooser />
      {deviceName === null && <Notice look="warning" title={t('office.questionnaires.playing.unknown')} />}
      {deviceName !== null && !draft && <Notice look="warning" title={t('office.questionnaires.playing.noPrice')} />}
      {deviceName !== null && draft && live && (
        <>
          <h2>{deviceName}</h2>
          <div className="phones">
            <Phone title={t('office.questionnaires.playing.draft')} played={draft} />
            <Phone title={t('office.questionnaires.playing.live')} played={live} />
          </div>
        </>
      )}
    </>
  )
}

function Chooser() {
  const t = useOfficeTranslate()
  const { countryName } = useFormats()
  const { device, country, countries } = useLoaderData<typeof loader>()

  return (
    <Form method="get" className="office-filters">
      <TextInput name="device" label={t('office.questionnaires.playing.device')} defaultValue={device} />
      <Select
        name="country"
        label={t('office.questionnaires.playing.country')}
        defaultValue={country}
        options={countries.map((code) => ({ value: code, label: countryName(code) }))}
      />
      <Button type="submit">{t('office.questionnaires.playing.show')}</Button>
    </Form>
  )
}
