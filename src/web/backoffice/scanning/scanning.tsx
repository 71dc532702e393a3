import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { listenForScans } from './listen-for-scans.ts'
import { playTone } from './tones.ts'

type Receiver = {
  take: (code: string) => void
  /** The dialog it stands in, or nothing for a page. */
  dialog: Element | null
}

type Receivers = { add(receiver: Receiver): () => void; top(dialog: Element | null): Receiver | undefined }

function newReceivers(): Receivers {
  let all: readonly Receiver[] = []
  return {
    add(receiver) {
      all = [...all, receiver]
      return () => {
        all = all.filter((each) => each !== receiver)
      }
    },
    top: (dialog) => all.findLast((each) => each.dialog === dialog),
  }
}

const ScanContext = createContext<Receivers | null>(null)

/** The modal dialog on top of everything, if one is open. */
const topDialog = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/** Hears every scan in the office and hands it to whatever is open on top, and to nothing beneath. */
export function Scanning({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [receivers] = useState(newReceivers)
  useEffect(
    () =>
      listenForScans((code) => {
        const dialog = topDialog()
        const receiver = receivers.top(dialog)
        if (receiver) receiver.take(code)
        else if (dialog) playTone('bad')
        else void navigate(`/search?${new URLSearchParams({ q: code })}`)
      }),
    [navigate, receivers],
  )

  return <ScanContext value={receivers}>{children}</ScanContext>
}

/** Takes the scans while this is the topmost open thing. Inside a dialog it needs an element of that dialog. */
export function useScans(take: (code: string) => void, inside?: { current: Element | null }): void {
  const receivers = useContext(ScanContext)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const dialog = inside?.current?.closest('dialog') ?? null
    return receivers?.add({ take: (code) => latest.current(code), dialog })
  }, [receivers, inside])
}
