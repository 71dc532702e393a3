import { useEffect, useRef } from 'react'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { ShownPhoto } from '../item-photo.tsx'
import { PhotoRow } from '../photo-row.tsx'
import type { Camera } from './use-camera.ts'

type Props = { photos: readonly ShownPhoto[]; camera: Camera; isSaving: boolean; onTake: () => void }

/** By the camera at the bench, or as files where there is none. */
export function BenchPhotos({ photos, camera, isSaving, onTake }: Props) {
  const t = useOfficeTranslate()
  const scripted = useScripted()

  return (
    <section className="stack" id="photos">
      <h2>{t('office.inspection.item.photos')}</h2>
      <PhotoRow photos={photos} />
      {scripted && <CameraPart camera={camera} isSaving={isSaving} onTake={onTake} />}
      <details className="office-action" open={!scripted || camera.state === 'refused'}>
        <summary>{t('office.inspection.item.addPhotos')}</summary>
        <div className="cluster">
          <TextInput
            label={t('office.inspection.item.files')}
            type="file"
            name="photos"
            multiple
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
          />
          <Button type="submit" name="intent" value="photos" look="quiet" size="small">
            {t('office.inspection.item.upload')}
          </Button>
        </div>
      </details>
    </section>
  )
}

function CameraPart({ camera: { state, switchOff }, isSaving, onTake }: Omit<Props, 'photos'>) {
  const t = useOfficeTranslate()

  return (
    <div className="stack stack--tight">
      {state === 'refused' && <Notice look="warning" live="status" title={t('office.inspection.camera.refused')} />}
      <div className="cluster">
        <Button look="quiet" size="small" onClick={onTake} aria-keyshortcuts="f">
          <span data-key="f">{t('office.inspection.camera.take')}</span>
        </Button>
        {state === 'on' && (
          <Button look="ghost" size="small" onClick={switchOff}>
            {t('office.inspection.camera.off')}
          </Button>
        )}
        <span className="office-soft" role="status">
          {isSaving && t('office.inspection.camera.saving')}
        </span>
      </div>
    </div>
  )
}

/** What the camera sees. */
export function Viewfinder({ stream }: { stream: MediaStream | undefined }) {
  const t = useOfficeTranslate()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream])

  return (
    <video
      ref={video}
      className="office-camera"
      autoPlay
      muted
      playsInline
      aria-label={t('office.inspection.camera.view')}
    />
  )
}
