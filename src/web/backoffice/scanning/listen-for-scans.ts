import { burstReader, GAP_MILLISECONDS } from './burst.ts'

/** The same code again so soon is one pull of the trigger. */
const REPEAT_MILLISECONDS = 500

const textTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'date'])

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.has(target.type))

/** Whoever fills in passwords by a program is as fast as a scanner. */
const isPassword = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'password'

/** Puts a field back as it was; whoever listens to it hears so. */
function rememberField(target: EventTarget | null): () => void {
  if (!isTextField(target) && !(target instanceof HTMLSelectElement)) return () => undefined
  const { value } = target
  return () => {
    if (target.value === value) return
    const prototype = Object.getPrototypeOf(target) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(target, value)
    target.dispatchEvent(new Event('input', { bubbles: true }))
    target.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Characters that may be the beginning of a scan, and where they were meant to go. */
type Held = { event: KeyboardEvent; target: EventTarget | null }

/** Where a key goes that has waited: to where it was meant to go, unless that is gone by now or lies beneath a dialog. */
function receiverNow(target: EventTarget | null): EventTarget {
  const dialog = document.querySelector('dialog:modal')
  const isThere = target instanceof Node && target.isConnected && (!dialog || dialog.contains(target))
  return isThere ? target : (document.activeElement ?? document.body)
}

const WAIT_MILLISECONDS = GAP_MILLISECONDS + 5

/** Keys that wait until it is clear whether they are a scan. If they are not, they are pressed again, in their order. */
function heldKeys() {
  const replayed = new WeakSet<Event>()
  let held: readonly Held[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined

  function release() {
    clearTimeout(waiting)
    const keys = held
    held = []
    for (const { event, target } of keys) {
      const again = new KeyboardEvent('keydown', event)
      replayed.add(again)
      receiverNow(target).dispatchEvent(again)
    }
  }

  /** Where the page was busy meanwhile, the keys that came after it are heard before these are let go. */
  function wait(wasBusy = false) {
    clearTimeout(waiting)
    const due = performance.now() + WAIT_MILLISECONDS
    waiting = setTimeout(() => {
      const isLate = performance.now() - due > GAP_MILLISECONDS
      if (isLate && !wasBusy) wait(true)
      else release()
    }, WAIT_MILLISECONDS)
  }

  return {
    isReplayed: (event: Event) => replayed.has(event),
    hold(event: KeyboardEvent) {
      stop(event)
      held = [...held, { event, target: event.target }]
      wait()
    },
    release,
    drop() {
      clearTimeout(waiting)
      held = []
    },
  }
}

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Scanners hold nothing but Shift: what comes with another key is for the browser. */
const isForBrowser = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Only what types no text and chooses nothing by itself can wait. */
const canWait = ({ target, key }: KeyboardEvent): boolean =>
  !isTextField(target) && !(target instanceof HTMLSelectElement) && key !== ' '

/**
 * Hears scans wherever the focus is. A burst presses no button and stays in no field. Where characters are not text they
 * wait for a moment: if a burst comes of them they were none of the keys that do something here.
 */
export function listenForScans(onScan: (code: string) => void): () => void {
  const read = burstReader()
  const keys = heldKeys()
  let restore: () => void = () => undefined
  let latest = { code: '', at: Number.NEGATIVE_INFINITY }
  const swallowed = new Set<string>()

  function takeScan(code: string, at: number) {
    keys.drop()
    restore()
    const isRepeat = code === latest.code && at - latest.at < REPEAT_MILLISECONDS
    latest = { code, at }
    if (!isRepeat) onScan(code)
  }

  function keyDown(event: KeyboardEvent) {
    if (keys.isReplayed(event) || event.isComposing || event.repeat || isForBrowser(event)) return
    if (isPassword(event.target)) return
    const reading = read({ key: event.key, at: event.timeStamp })
    if (reading.kind === 'scan') {
      stop(event)
      swallowed.add(event.key)
      takeScan(reading.code, event.timeStamp)
    } else if (reading.kind === 'character') {
      if (reading.place === 1) {
        keys.release()
        restore = rememberField(event.target)
      }
      if (canWait(event)) keys.hold(event)
      else if (event.key === ' ' && reading.place > 1 && !isTextField(event.target)) {
        // It would press what has the focus.
        stop(event)
        swallowed.add(event.key)
      }
    } else if (reading.kind === 'other') keys.release()
  }

  /** A button is pressed when the space bar or Enter comes up again. */
  function keyUp(event: KeyboardEvent) {
    if (swallowed.delete(event.key)) stop(event)
  }

  globalThis.addEventListener('keydown', keyDown, true)
  globalThis.addEventListener('keyup', keyUp, true)
  return () => {
    keys.drop()
    globalThis.removeEventListener('keydown', keyDown, true)
    globalThis.removeEventListener('keyup', keyUp, true)
  }
}
