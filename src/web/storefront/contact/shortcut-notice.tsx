import type { Shortcut } from '#domain/contact/messages/subjects.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deviceNotListed } from './device-subject.ts'

/** What may be done at once, without waiting for an answer. */
export function ShortcutNotice({ shortcut }: { shortcut: Shortcut }) {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country
  const targets: Record<Shortcut, string> = {
    trade: path('accountOverview'),
    cancel: path('accountOverview'),
    payout: path('accountPaymentChange'),
    account: path('accountManagement'),
    password: path('accountPasswordForgot'),
    process: path('content', { slug: contentSlugs.howItWorks }),
    device: path('contact') + deviceNotListed,
  }

  return (
    <Notice>
      <p>
        {t(`contact.shortcut.${shortcut}.text`)}{' '}
        <a href={targets[shortcut]}>{t(`contact.shortcut.${shortcut}.link`)}</a>
      </p>
    </Notice>
  )
}
