import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { pageContext } from '#web/context.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { SoonScreen } from '../soon.tsx'
import { DeviceNotListed } from './device-not-listed.tsx'
import { asksForDevice, deviceNotListed } from './device-subject.ts'
import { sendDeviceForm, type DeviceAnswer } from './send-device-form.ts'

/** The form is the only part that is not the same for everybody: it notes when it was handed out. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return { opened: asksForDevice(url) ? context.get(pageContext).engines.now().getTime() : undefined }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST' || !asksForDevice(url)) throw new Response(null, { status: 405 })
  return sendDeviceForm(await request.formData(), context.get(pageContext))
}

/** If the shop cannot be reached, an error page would take away everything that was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<DeviceAnswer>()
  } catch {
    return data({ state: 'failed' } satisfies DeviceAnswer, { status: 503 })
  }
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function Contact() {
  const t = useTranslate()
  const path = usePath()
  const { recipient } = useShop().country.contact
  const { opened } = useLoaderData<typeof loader>()
  if (opened !== undefined) return <DeviceNotListed opened={opened} />

  return (
    <SoonScreen
      title={t('contact.title')}
      lead={t('contact.lead')}
      description={t('contact.description')}
      soon={t('contact.soon')}
    >
      <p>
        {t('contact.mail')} <a href={`mailto:${recipient}`}>{recipient}</a>
      </p>
      <p>
        {t('contact.device.ask')} <a href={path('contact') + deviceNotListed}>{t('contact.device.link')}</a>
      </p>
    </SoonScreen>
  )
}
