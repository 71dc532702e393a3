import { useEffect, useRef, useState } from 'react'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** What browsers that can read codes offer; the others show no button. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }

type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** How often the picture is looked at. */
const LOOK_MILLISECONDS = 120

/** Reads a code with the camera where there is no scanner. What it reads is what a scanner would have typed. */
export function CameraButton({ onCode }: { onCode: (code: string) => void }) {
  const t = useOfficeTranslate()
  const [canRead, setCanRead] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setCanRead(detectorClass() !== undefined), [])
  if (!canRead) return null

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('office.warehouse.scan.camera')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('office.warehouse.scan.camera')}
        closeLabel={t('office.warehouse.scan.close')}
      >
        {isOpen && (
          <CameraPicture
            onCode={(code) => {
              setOpen(false)
              onCode(code)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function CameraPicture({ onCode }: { onCode: (code: string) => void }) {
  const t = useOfficeTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const take = useRef(onCode)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    void watch(video.current!, ended.signal, (code) => take.current(code)).catch(() => setRefused(true))
    return () => ended.abort()
  }, [])

  return isRefused ? (
    <p role="alert">{t('office.warehouse.scan.noCamera')}</p>
  ) : (
    <video ref={video} className="scan-camera" muted playsInline aria-label={t('office.warehouse.scan.picture')} />
  )
}

/** Shows what the camera sees until one code was read. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const end = () => stream.getTracks().forEach((track) => track.stop())
  signal.addEventListener('abort', end)
  if (signal.aborted) return end()
  video.srcObject = stream
  await video.play()
  const detector = new (detectorClass()!)({ formats: ['code_128', 'qr_code', 'code_39', 'ean_13'] })
  while (!signal.aborted) {
    const [found] = await detector.detect(video)
    if (found && !signal.aborted) return onCode(found.rawValue)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS))
  }
}
