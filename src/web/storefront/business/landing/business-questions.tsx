import type { Values } from '#shop/messages/messages.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { faqPage } from '#web/storefront/head/schema-org.ts'
import { Disclosure } from '#web/ui/menu.tsx'
import { StructuredData } from '#web/storefront/head/structured-data.tsx'

const questions = ['who', 'lower', 'more', 'prepare', 'differs', 'broken', 'documents'] as const

export function BusinessQuestions({ facts }: { facts: Values }) {
  const t = useTranslate()
  const answered = questions.map((name) => ({
    question: t(`business.page.questions.${name}`),
    answer: t(`business.page.questions.${name}Text`, facts),
  }))

  return (
    <section className="section section--sunken">
      <StructuredData things={import.meta.env.SSR ? ({ here }) => [faqPage(here, answered)] : undefined} />
      <div className="container container--reading">
        <div className="section__head">
          <h2>{t('business.page.questions.title')}</h2>
        </div>
        {answered.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
