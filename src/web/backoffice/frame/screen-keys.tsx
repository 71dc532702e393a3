import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

/** A key of the screen that is open: the sheet of keys lists it, and `press` happens unless somebody types. */
export type ScreenKey = {
  /** As browsers call it: `j`, `Enter`, `ArrowDown`. */
  key: string
  text: string
  /** What the browser does anyway needs nothing here. */
  press?: (event: KeyboardEvent) => void
}

const Keys = createContext<readonly (readonly ScreenKey[])[]>([])

const AddKeys = createContext<(keys: readonly ScreenKey[]) => () => void>(() => () => {})

/** Around the frame of the office, which lists the keys, and the screens, which add them. */
export function ScreenKeysProvider({ children }: { children: ReactNode }) {
  const [lists, setLists] = useState<readonly (readonly ScreenKey[])[]>([])
  const [add] = useState(() => (keys: readonly ScreenKey[]) => {
    setLists((all) => [...all, keys])
    return () => setLists((all) => all.filter((each) => each !== keys))
  })

  return (
    <AddKeys value={add}>
      <Keys value={lists}>{children}</Keys>
    </AddKeys>
  )
}

/** Of all parts of the screen, in the order in which they came; two parts can have the same. */
export function useKeysOfScreen(): ScreenKey[] {
  const lists = useContext(Keys)
  return useMemo(() => [...new Map(lists.flat().map((each) => [each.key, each])).values()], [lists])
}

/** Keys of a screen, or of a part of one, for as long as it is there. `keys` must stay the same list: `useMemo` it. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  const add = useContext(AddKeys)
  useEffect(() => add(keys), [add, keys])
}
