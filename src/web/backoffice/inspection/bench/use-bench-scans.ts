import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { readCode } from '#domain/warehouse/scans/read-code.ts'
import { useScans } from '#web/backoffice/scanning/scanning.tsx'
import { playTone } from '#web/backoffice/scanning/tones.ts'
import { goTo } from './use-bench-keys.ts'

type Bench = { reference: string; takePhoto: () => void; save: () => void }

/** A number goes into its field, another device comes onto the bench, a command does what its key does. */
export function useBenchScans(form: RefObject<HTMLFormElement | null>, { reference, takePhoto, save }: Bench): void {
  const navigate = useNavigate()
  const press = (button: string) => form.current?.querySelector<HTMLButtonElement>(`button[value=${button}]`)?.click()

  /** Whether there is a field for it. */
  function fill(name: string, value: string): boolean {
    const field = form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (!field) return false
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    save()
    goTo(form.current?.querySelector<HTMLFieldSetElement>('fieldset[data-letter]:not([hidden])') ?? undefined)
    return true
  }

  function isTaken(scanned: string): boolean {
    const code = readCode(scanned)
    if (code.kind === 'imei') return fill('imei', code.text) || fill('serialNumber', code.text)
    if (code.kind === 'other') return fill('serialNumber', code.text)
    if (code.kind === 'command' && code.command === 'photo') takePhoto()
    else if (code.kind === 'command' && code.command === 'next') press('matches')
    else if (code.kind === 'item' || code.kind === 'trade') {
      if (code.text.toUpperCase() !== reference) void navigate(`/search?${new URLSearchParams({ q: code.text })}`)
    } else return false
    return true
  }

  useScans((scanned) => playTone(isTaken(scanned) ? 'good' : 'bad'))
}
