import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** The codes of the ten subjects, each with its name. They come with the page, so that no script has to know them. */
export type Questions = readonly (readonly [subject: string, name: string])[]

/** What people ask most, a step away from the form that takes it. */
export function SupportQuestions({ questions }: { questions: Questions }) {
  const t = useTranslate()
  const contact = usePath()('contact')
  const { recipient } = useShop().country.contact

  return (
    <aside className="questions" aria-label={t('site.questions')} data-feature="support-questions">
      <Menu button={t('site.questions')} align="end">
        <ul className="menu__list">
          {questions.map(([subject, name]) => (
            <li key={subject}>
              <a href={`${contact}?subject=${subject}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href={`mailto:${recipient}`}>{recipient}</a>
          </li>
        </ul>
      </Menu>
    </aside>
  )
}
