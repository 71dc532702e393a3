import { useRef, useState, type KeyboardEvent } from 'react'
import { Form, useFetcher } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { RefusalNotice, type Refusal } from '#web/backoffice/refusals.tsx'
import type { action, OnScreen } from '../inspect.tsx'
import type { ShownPrice } from '../show-price.ts'
import { BenchPhotos, Viewfinder } from './bench-photos.tsx'
import { FindingFields } from './finding-fields.tsx'
import { MeasuredFields } from './measured-fields.tsx'
import { Outcomes } from './outcomes.tsx'
import { takePhoto } from './take-photo.ts'
import { goTo, useBenchKeys } from './use-bench-keys.ts'
import { useBenchScans } from './use-bench-scans.ts'
import type { Camera } from './use-camera.ts'

/** Whoever types goes on; the price follows when he pauses. */
const PAUSE_MILLISECONDS = 250

type Props = { shown: OnScreen; camera: Camera; refusal: Refusal | null }

/** A device that this colleague has claimed. */
export function Bench({ shown, camera, refusal }: Props) {
  const t = useOfficeTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [price, follow] = usePrice(shown)
  const photos = usePhotos(shown, camera, form)
  useBenchKeys(form, photos.take)
  useBenchScans(form, {
    reference: shown.reference,
    takePhoto: photos.take,
    save: () => form.current && follow(form.current),
  })

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="office-columns"
      ref={form}
      onChange={(event) => follow(event.currentTarget)}
      onKeyDown={leaveNumber}
    >
      <input type="hidden" name="key" value={shown.key} />
      <div className="stack stack--loose">
        <MeasuredFields shown={shown} warnings={price.warnings} refusal={refusal} />
        <FindingFields shown={shown} price={price} />
        <RefusalNotice refused={photos.refused} />
        <BenchPhotos photos={shown.photos} camera={camera} isSaving={photos.isSaving} onTake={photos.take} />
        <TextArea
          label={t('office.inspection.item.note')}
          name="note"
          rows={3}
          maxLength={2000}
          defaultValue={shown.finding.note}
        />
        <div className="cluster">
          <Button type="submit" name="intent" value="giveBack" look="ghost">
            {t('office.inspection.item.giveBack')}
          </Button>
        </div>
      </div>
      <Outcomes shown={shown} price={price} isBusy={photos.isSaving}>
        {camera.state === 'on' && <Viewfinder stream={camera.stream.current} />}
      </Outcomes>
    </Form>
  )
}

/** What the finding comes to, asked for while it is being filled in. */
function usePrice({ reference, price }: OnScreen): [ShownPrice, (form: HTMLFormElement) => void] {
  const fetcher = useFetcher<ShownPrice>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function follow(form: HTMLFormElement) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const texts = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
      void fetcher.load(`/inspection/${reference}/price?${new URLSearchParams(texts)}`)
    }, PAUSE_MILLISECONDS)
  }
  return [fetcher.data ?? price, follow]
}

/** Pictures by the camera: kept one after the other, with everything that is noted by then. */
function usePhotos({ reference }: OnScreen, camera: Camera, form: { current: HTMLFormElement | null }) {
  const fetcher = useFetcher<typeof action>()
  const queue = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState(0)

  async function save(before: Promise<void>): Promise<void> {
    await before
    const stream = await camera.switchOn()
    const photo = stream && (await takePhoto(stream, reference, new Date()))
    if (!photo || !form.current) return
    const noted = new FormData(form.current)
    noted.set('photos', photo)
    noted.set('intent', 'camera')
    await fetcher.submit(noted, { method: 'post', encType: 'multipart/form-data' })
  }

  function take(): void {
    setWaiting((count) => count + 1)
    queue.current = save(queue.current).finally(() => setWaiting((count) => count - 1))
  }
  const refused = fetcher.data?.refusal ? { ...fetcher.data, refusal: fetcher.data.refusal } : undefined
  return { take, isSaving: waiting > 0, refused }
}

/** A scanner ends with Enter: that decides nothing, and leads from the number to the questions. */
function leaveNumber(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.closest('[data-numbers]')) return
  event.preventDefault()
  goTo(currentTarget.querySelector<HTMLFieldSetElement>('fieldset[data-letter]:not([hidden])') ?? undefined)
}
