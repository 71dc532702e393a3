import { visitorStore } from '#web/browser/browser-store.ts'

const MUTED = 'umlauf.office.muted'

export const isMuted = (): boolean => visitorStore.read(MUTED) !== null

export function setMuted(muted: boolean): void {
  if (muted) visitorStore.write(MUTED, '1')
  else visitorStore.remove(MUTED)
}

/** High and short is good; low and long is not. */
const tones = { good: { hertz: 1_320, seconds: 0.09 }, bad: { hertz: 196, seconds: 0.4 } } as const

let context: AudioContext | undefined

export function playTone(tone: keyof typeof tones): void {
  if (isMuted()) return
  context ??= new AudioContext()
  const { hertz, seconds } = tones[tone]
  const [oscillator, volume] = [context.createOscillator(), context.createGain()]
  oscillator.type = tone === 'good' ? 'sine' : 'square'
  oscillator.frequency.value = hertz
  volume.gain.setValueAtTime(0.2, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start()
  oscillator.stop(context.currentTime + seconds)
}
