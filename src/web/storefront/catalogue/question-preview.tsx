import { useTranslate } from '#web/shop-context.tsx'
import { Disclosure } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ProductData } from './load-product.ts'

/** What will be asked, to be read; answering opens with the questionnaire. */
export function QuestionPreview({ questions }: Pick<ProductData, 'questions'>) {
  const t = useTranslate()

  return (
    <section id="questions" className="stack" data-opens-soon>
      <h2>{t('product.questions.title')}</h2>
      {questions.length > 0 && <p>{t('product.questions.lead', { count: questions.length })}</p>}
      <Notice look="soon">
        <p>{t('product.questions.soon')}</p>
      </Notice>
      <div>
        {questions.map(({ code, question, description, answers }) => (
          <Disclosure key={code} title={question}>
            {description !== '' && <p>{description}</p>}
            <ul className="questions__answers">
              {answers.map((answer) => (
                <li key={answer}>{answer}</li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
