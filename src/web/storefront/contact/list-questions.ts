import { subjects } from '#domain/contact/messages/subjects.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { Shop } from '#shop/shop.ts'
import { translator, type Messages } from '#shop/messages/messages.ts'
import type { Questions } from '#web/layouts/support-questions.tsx'

/** The ten subjects, each leading to its form, and the mailbox for those who prefer it. */
export function listQuestions({ country }: Shop, messages: Messages): Questions {
  const t = translator(messages, country.icuLocale, country.presence.brand)
  const { recipient } = country.contact
  return {
    title: t('contact.questions'),
    links: [
      ...subjects.map(
        (each) => [`${pathTo(country, 'contact')}?subject=${each}`, t(`contact.subject.${each}`)] as const,
      ),
      [`mailto:${recipient}`, recipient],
    ],
  }
}
