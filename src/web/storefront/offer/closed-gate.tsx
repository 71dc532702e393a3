import { usePath, useTranslate } from '#web/shop-context.tsx'
import { deviceNotListed } from '#web/storefront/contact/device-subject.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { gateExplanation, waysToUnlock, type LockLine } from './gate-explanations.ts'
import type { DeviceInShort } from './load-device-page.ts'
import type { QuestionsData } from './load-questions.ts'

type Gate = NonNullable<QuestionsData['gate']>

/** Why it does not go on here, what to do instead, and the way back. */
export function ClosedGate({ device, back, ...gate }: Gate & { device: DeviceInShort; back: string }) {
  const t = useTranslate()
  const story = gateExplanation(gate.kind, gate.question)

  return (
    <section className="stack" aria-labelledby="question">
      <h2 id="question" tabIndex={-1}>
        {t(`product.gate.${story}.title`)}
      </h2>
      <p>{t(`product.gate.${story}.text`)}</p>
      {story === 'owner' && <Advice lines={['owner.rates', 'owner.other', 'owner.found']} />}
      {story === 'lock' && <Advice lines={waysToUnlock(device)} />}
      {story === 'lock' && <p>{t('product.gate.lock.then')}</p>}
      {story === 'recycle' && <Advice lines={['recycle.store', 'recycle.place', 'recycle.bring']} />}
      <p className="cluster">
        {(story === 'manual' || story === 'reject') && <AskUs story={story} />}
        <LinkButton href={back} look="quiet">
          {t('product.gate.back')}
        </LinkButton>
      </p>
    </section>
  )
}

type AdviceLine = `owner.${'rates' | 'other' | 'found'}` | `recycle.${'store' | 'place' | 'bring'}` | LockLine

function Advice({ lines }: { lines: readonly AdviceLine[] }) {
  const t = useTranslate()

  return (
    <ul className="bullets">
      {lines.map((line) => (
        <li key={line}>{t(`product.gate.${line}`)}</li>
      ))}
    </ul>
  )
}

function AskUs({ story }: { story: 'manual' | 'reject' }) {
  const t = useTranslate()
  const contact = usePath()('contact')

  return (
    <LinkButton href={story === 'manual' ? contact + deviceNotListed : contact}>
      {t(`product.gate.${story}.link`)}
    </LinkButton>
  )
}
