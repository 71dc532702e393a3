import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react'
import { isBusy } from '#web/backoffice/frame/office-shortcuts.tsx'
import { useScreenKeys } from '#web/backoffice/frame/screen-keys.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'

/** One for each question, in order: all that no other key of the bench or of the office has. */
const LETTERS = 'abcdhklmnopqrstuvxyz'

export const letterOf = (index: number): string | undefined => LETTERS[index]

type Form = RefObject<HTMLFormElement | null>

/** Digits answer, arrows and letters go from question to question; one key each for photo, acceptance and decision. */
export function useBenchKeys(form: Form, takePhoto: () => void): void {
  useKeySheet()
  const press = useEffectEvent((key: string) => {
    if (key === 'f') takePhoto()
    else if (form.current) pressKey(form.current, key)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat } = event
      if (ctrlKey || metaKey || altKey || isBusy(event.target)) return
      // Between the answers of a question the other two arrows go.
      if (key === 'ArrowDown' || key === 'ArrowUp') event.preventDefault()
      else if (repeat || key.length !== 1) return
      press(key)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function useKeySheet(): void {
  const t = useOfficeTranslate()
  useScreenKeys(
    useMemo(
      () => [
        { key: 'i', text: t('office.inspection.keys.identity') },
        { key: '↓ ↑', text: t('office.inspection.keys.questions') },
        { key: 'a … z', text: t('office.inspection.keys.letters') },
        { key: '1 … 9', text: t('office.inspection.keys.answers') },
        { key: 'f', text: t('office.inspection.keys.photo') },
        { key: 'w', text: t('office.inspection.keys.accept') },
        { key: 'e', text: t('office.inspection.keys.decide') },
      ],
      [t],
    ),
  )
}

function pressKey(form: HTMLFormElement, key: string): void {
  const find = <Found extends HTMLElement>(selector: string) => form.querySelector<Found>(selector)
  if (key === 'i') return find('[data-identity]')?.focus()
  if (key === 'w') return find('button[value=matches]')?.click()
  if (key === 'e') return find('[data-decision]')?.focus()
  const questions = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-letter]:not([hidden])')]
  const current = questions.findIndex((question) => question.contains(document.activeElement))
  if (key === 'ArrowDown') return goTo(questions[Math.min(current + 1, questions.length - 1)])
  if (key === 'ArrowUp') return goTo(questions[Math.max(current - 1, 0)])
  if (/^[1-9]$/.test(key)) return questions[current]?.querySelectorAll('input')[Number(key) - 1]?.click()
  goTo(questions.find(({ dataset }) => dataset['letter'] === key))
}

/** The answer that is chosen, or the first one. */
export function goTo(question: HTMLFieldSetElement | undefined): void {
  question?.querySelector('input')?.focus()
  question?.querySelector<HTMLInputElement>('input:checked')?.focus()
}
