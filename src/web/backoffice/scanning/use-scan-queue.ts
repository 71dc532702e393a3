import { useEffect, useRef, useState } from 'react'
import { outcomeTones, type Station } from '#domain/warehouse/scans/scan.ts'
import { playTone } from './tones.ts'
import { addWaiting, NotSent, sendWaiting, waitingOf, type Sent } from './waiting-scans.ts'

/** After so long what could not be sent is tried again. */
const RETRY_MILLISECONDS = 3_000

/** By chance alone; apart from the ids of the shop, whose pages would load them along. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Heard = { onSent: (sent: Sent) => void; onWaiting: (count: number) => void }

/** Sends one's own scans, also those of before, until the page is left. */
function startSending(who: string, { onSent, onWaiting }: Heard) {
  let retry: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function send(): Promise<void> {
    clearTimeout(retry)
    onWaiting((await waitingOf(who)).length)
    try {
      await sendWaiting(who, onSent)
    } catch (error) {
      if (!isOver) retry = setTimeout(() => void send(), RETRY_MILLISECONDS)
      if (!(error instanceof NotSent)) throw error
    } finally {
      onWaiting((await waitingOf(who)).length)
    }
  }
  const online = () => void send()
  globalThis.addEventListener('online', online)
  void send()
  return {
    send,
    stop() {
      isOver = true
      clearTimeout(retry)
      globalThis.removeEventListener('online', online)
    },
  }
}

type Queue = {
  scan: (code: string) => void
  /** How many wait for a connection. */
  waiting: number
  latest: Sent | undefined
}

/** Keeps each scan until the shop has answered it, in the order in which they came. */
export function useScanQueue(station: Station, who: string, onAnswer: () => void): Queue {
  const [waiting, setWaiting] = useState(0)
  const [latest, setLatest] = useState<Sent>()
  const sending = useRef<ReturnType<typeof startSending>>(undefined)
  const answered = useRef(onAnswer)
  useEffect(() => {
    answered.current = onAnswer
  })
  useEffect(() => {
    const started = startSending(who, {
      onWaiting: setWaiting,
      onSent(sent) {
        setLatest(sent)
        playTone('outcome' in sent ? outcomeTones[sent.outcome] : 'bad')
        answered.current()
      },
    })
    sending.current = started
    return () => started.stop()
  }, [who])

  return {
    scan: (code) => {
      const scan = { key: newKey(), station, code, at: Date.now(), who }
      void addWaiting(scan).then(() => sending.current?.send())
    },
    waiting,
    latest,
  }
}
