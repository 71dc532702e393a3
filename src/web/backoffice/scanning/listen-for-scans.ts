import { burstReader, GAP_MILLISECONDS } from './burst.ts'

/** The same code again so soon is one pull of the trigger. */
const REPEAT_MILLISECONDS = 500

const textTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'date'])

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.has(target.type))

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

/**
 * Hears scans wherever the focus is. A burst presses no button and stays in no field. Where characters are not text the
 * first of them waits for a moment: if a burst follows it was none of the keys that do something here.
 */
export function listenForScans(onScan: (code: string) => void): () => void {
  const read = burstReader()
  const replayed = new WeakSet<Event>()
  let restore: () => void = () => undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest = { code: '', at: Number.NEGATIVE_INFINITY }
  let endedWith = ''

  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function takeScan(code: string, at: number) {
    restore()
    const isRepeat = code === latest.code && at - latest.at < REPEAT_MILLISECONDS
    latest = { code, at }
    if (!isRepeat) onScan(code)
  }

  /** Only what types no text and chooses nothing by itself can wait. */
  function holdBack(event: KeyboardEvent) {
    const { target } = event
    if (isTextField(target) || target instanceof HTMLSelectElement || event.key === ' ') return
    stop(event)
    waiting = setTimeout(() => {
      const again = new KeyboardEvent('keydown', event)
      replayed.add(again)
      target?.dispatchEvent(again)
    }, GAP_MILLISECONDS + 5)
  }

  function keyDown(event: KeyboardEvent) {
    if (replayed.has(event) || event.isComposing) return
    if (event.ctrlKey || event.metaKey) return
    const reading = read({ key: event.key, at: event.timeStamp })
    if (reading.kind === 'silent') return
    const isInBurst = reading.kind === 'scan' || (reading.kind === 'character' && reading.place > 1)
    if (isInBurst) clearTimeout(waiting)
    if (reading.kind === 'scan') {
      stop(event)
      endedWith = event.key
      takeScan(reading.code, event.timeStamp)
    } else if (reading.kind === 'character' && reading.place === 1) {
      restore = rememberField(event.target)
      if (!event.repeat) holdBack(event)
    } else if (isInBurst && !isTextField(event.target)) stop(event)
  }

  /** A button is pressed when the space bar or Enter comes up again. */
  function keyUp(event: KeyboardEvent) {
    if (event.key === endedWith) stop(event)
    endedWith = ''
  }

  globalThis.addEventListener('keydown', keyDown, true)
  globalThis.addEventListener('keyup', keyUp, true)
  return () => {
    clearTimeout(waiting)
    globalThis.removeEventListener('keydown', keyDown, true)
    globalThis.removeEventListener('keyup', keyUp, true)
  }
}
