import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import type { Gate } from '#domain/offers/questions/follow-answers.ts'
import type { Translate } from '#shop/messages/messages.ts'
import { gateExplanation, waysToUnlock, type LockLine } from './gate-explanations.ts'

type AdviceLine = `owner.${'rates' | 'other' | 'found'}` | `recycle.${'store' | 'place' | 'bring'}` | LockLine

export type ToldGate = ReturnType<typeof tellGate>

/** A closed gate in words. They come with the page of whoever stands before it: nobody else reads them. */
export function tellGate(
  t: Translate,
  device: Pick<Device, 'manufacturer' | 'categoryCode'>,
  { gate, question }: Gate,
) {
  const story = gateExplanation(gate, question.code)
  const lines: Partial<Record<typeof story, readonly AdviceLine[]>> = {
    owner: ['owner.rates', 'owner.other', 'owner.found'],
    lock: waysToUnlock(device),
    recycle: ['recycle.store', 'recycle.place', 'recycle.bring'],
  }
  return {
    question: question.code,
    title: t(`gate.${story}.title`),
    text: t(`gate.${story}.text`),
    advice: (lines[story] ?? []).map((line) => t(`gate.${line}`)),
    afterwards: story === 'lock' ? t('gate.lock.then') : undefined,
    back: t('gate.back'),
    ask:
      story === 'manual' || story === 'reject'
        ? { label: t(`gate.${story}.link`), isAboutDevice: story === 'manual' }
        : undefined,
  }
}
