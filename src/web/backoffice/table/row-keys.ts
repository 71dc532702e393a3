import { useMemo } from 'react'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useScreenKeys, type ScreenKey } from '#web/backoffice/frame/screen-keys.tsx'

const rowsOfScreen = () => [...document.querySelectorAll<HTMLElement>('.office-main .office-table > tbody > tr')]

const isHere = (row: HTMLElement): boolean => row.contains(document.activeElement)

/** The focus itself walks over the rows: everybody sees and hears where it is, and Enter opens as it always does. */
function walk(step: 1 | -1): void {
  const rows = rowsOfScreen()
  const here = rows.findIndex(isHere)
  const row = here === -1 ? rows[0] : rows[here + step]
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input, summary')
  target?.focus()
}

const tick = (): void => rowsOfScreen().find(isHere)?.querySelector<HTMLInputElement>('input[name=row]')?.click()

/** Goes to what can be done to the ticked rows, if there are any. */
const act = (): void => document.querySelector<HTMLElement>('.office-bulk select')?.focus()

/** The keys of a list. */
export function useRowKeys(hasTicks: boolean): void {
  const t = useOfficeTranslate()
  const keys = useMemo<ScreenKey[]>(
    () => [
      { key: 'j', text: t('office.lists.keys.next'), press: () => walk(1) },
      { key: 'k', text: t('office.lists.keys.previous'), press: () => walk(-1) },
      { key: 'Enter', text: t('office.lists.keys.open') },
      ...(hasTicks
        ? [
            { key: 'x', text: t('office.lists.keys.tick'), press: tick },
            { key: 'a', text: t('office.lists.keys.act'), press: act },
          ]
        : []),
    ],
    [t, hasTicks],
  )
  useScreenKeys(keys)
}
