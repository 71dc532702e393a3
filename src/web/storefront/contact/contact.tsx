import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from '#domain/contact/attachments/attachment-limits.ts'
import { readSubject } from '#domain/contact/messages/contact-form.ts'
import { formWithFiles } from '#shop/forms/form-limits.ts'
import { pageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { ReadingPage } from '#web/storefront/reading-page.tsx'
import { ContactForm } from './contact-form.tsx'
import { DeviceNotListed } from './device-not-listed.tsx'
import { asksForDevice } from './device-subject.ts'
import { sendContactForm, type ContactAnswer } from './send-contact-form.ts'
import { sendDeviceForm, type DeviceAnswer } from './send-device-form.ts'
import { Thanks } from './thanks.tsx'

const contactForm = formWithFiles(MAX_ATTACHMENTS, MAX_ATTACHMENT_SIZE)

/** The form notes when it was handed out. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return {
    opened: context.get(pageContext).engines.now().getTime(),
    subject: readSubject(url.searchParams.get('subject')),
  }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  const page = context.get(pageContext)
  const sent = await formOf({ request, context }, contactForm)
  return asksForDevice(url) ? sendDeviceForm(sent, page) : sendContactForm(sent, page)
}

/** If the shop cannot be reached, an error page would take away everything that was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<DeviceAnswer | ContactAnswer>()
  } catch {
    return data({ state: 'failed' } as const, { status: 503 })
  }
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function Contact() {
  const { opened, subject } = useLoaderData<typeof loader>()

  return subject === 'device-not-listed' ? <DeviceNotListed opened={opened} /> : <ContactPage />
}

function ContactPage() {
  const t = useTranslate()
  const { recipient } = useShop().country.contact
  const { opened, subject } = useLoaderData<typeof loader>()
  const answer = useActionData<ContactAnswer>()

  return (
    <ReadingPage title={t('contact.title')} description={t('contact.description')} lead={t('contact.lead')}>
      {answer?.state === 'sent' ? (
        <Thanks>
          <p>
            {t('contact.sentText', { number: answer.number, email: answer.email })}{' '}
            {answer.copied && t('contact.copySent')}
          </p>
        </Thanks>
      ) : (
        <ContactForm {...{ opened, subject, answer }} />
      )}
      <p>
        {t('contact.mail')} <a href={`mailto:${recipient}`}>{recipient}</a>
      </p>
    </ReadingPage>
  )
}
