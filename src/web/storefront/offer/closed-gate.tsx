import type { Category } from '#shop/categories.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { deviceNotListed } from '#web/storefront/contact/device-subject.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { DeviceInShort } from './load-device-page.ts'
import type { QuestionsData } from './load-questions.ts'

type Gate = NonNullable<QuestionsData['gate']>

/** Which story is told to whom. */
function storyOf({ kind, question }: Gate) {
  if (kind === 'MANUAL') return 'manual'
  if (kind === 'RECYCLE') return 'recycle'
  if (question === 'OWNERSHIP') return 'owner'
  return question === 'LOCK' ? 'lock' : 'reject'
}

/** Why it does not go on here, what to do instead, and the way back. */
export function ClosedGate({ device, back, ...gate }: Gate & { device: DeviceInShort; back: string }) {
  const t = useTranslate()
  const story = storyOf(gate)

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

type LockLine = `lock.${'apple' | 'google' | 'samsung' | 'maker' | 'bios' | 'company'}`

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

const withAndroid: ReadonlySet<Category> = new Set(['smartphone', 'tablet'])

/** Every maker locks in its own way; a company may have done so on any device. */
function waysToUnlock({ manufacturer, categoryCode }: DeviceInShort): LockLine[] {
  if (manufacturer === 'Apple') return ['lock.apple', 'lock.company']
  if (categoryCode === 'notebook') return ['lock.bios', 'lock.company']
  const samsung: LockLine[] = manufacturer === 'Samsung' ? ['lock.samsung'] : []
  return [...samsung, withAndroid.has(categoryCode) ? 'lock.google' : 'lock.maker', 'lock.company']
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
