import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { visitorStore } from '#web/browser/browser-store.ts'

/** Whoever works with a camera has switched it on once; it comes on by itself from then on. */
const REMEMBERED = 'umlauf.office.camera'

const wanted = { video: { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: 'environment' } }

export type CameraState = 'off' | 'on' | 'refused'

/** The camera at the bench. It stays on from device to device, and goes off with the screen. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off')
  const stream = useRef<MediaStream>(undefined)

  async function switchOn(): Promise<MediaStream | undefined> {
    if (stream.current) return stream.current
    try {
      stream.current = await navigator.mediaDevices.getUserMedia(wanted)
    } catch {
      setState('refused')
      return undefined
    }
    visitorStore.write(REMEMBERED, 'on')
    setState('on')
    return stream.current
  }

  function switchOff(): void {
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = undefined
    visitorStore.remove(REMEMBERED)
    setState('off')
  }

  const begin = useEffectEvent(() => {
    if (visitorStore.read(REMEMBERED) === 'on') void switchOn()
  })
  useEffect(() => {
    begin()
    const tracks = stream
    return () => {
      for (const track of tracks.current?.getTracks() ?? []) track.stop()
      tracks.current = undefined
    }
  }, [])

  return { state, stream, switchOn, switchOff }
}

export type Camera = ReturnType<typeof useCamera>
