import { subjects } from '#domain/contact/subjects.ts'
import { pathTo } from '#shop/paths.ts'
import type { Shop } from '#shop/shop.ts'
import { translator, type Words } from '#shop/words.ts'
import type { Questions } from '#web/layouts/support-questions.tsx'

/** The ten subjects, each leading to its form, and the mailbox for those who prefer it. */
export function listQuestions({ country }: Shop, words: Words): Questions {
  const t = translator(words, country.icuLocale)
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
