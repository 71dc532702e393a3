import { addPicture, type PictureProblem } from '#domain/catalogue/pictures/add-picture.ts'
import {
  describePicture,
  movePicture,
  removePicture,
  type ChangePictureResult,
} from '#domain/catalogue/pictures/change-pictures.ts'
import { altFields, type AltForm, type AltProblems } from '#domain/catalogue/pictures/picture.ts'
import { readTyped } from '#web/backoffice/catalogue/editing/typed.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'

/** What the page says about a form that was not taken; everything typed comes back. */
export type PictureFailure = {
  /** Which picture it is about; a new one has no number. */
  about: string
  form: AltForm
  problems: AltProblems
  /** What is wrong with the file. */
  file: PictureProblem | null
  refusal: 'not-yours-to-do' | 'unknown-entry' | null
}

type Outcome =
  | { done: 'added' | 'saved' | 'removed'; failure?: undefined; status?: undefined }
  | { done?: undefined; failure: PictureFailure; status: number }

/** A button of the form says what to do, and with which picture; without one a picture is added. */
export async function changePictures(
  { engines, colleague, form: sent }: OfficeForm,
  deviceId: number,
): Promise<Outcome> {
  const [intent = '', id = ''] = formText(sent, 'intent').split(' ')
  const form = readTyped(sent, altFields)
  const named = { deviceId, id }
  if (intent === 'describe')
    return outcomeOf('saved', { about: id, form }, await describePicture(engines, colleague, named, form))
  if (intent === 'earlier' || intent === 'later')
    return outcomeOf(
      'saved',
      { about: id, form },
      await movePicture(engines, colleague, named, intent === 'later' ? 1 : -1),
    )
  if (intent === 'remove')
    return outcomeOf('removed', { about: id, form }, await removePicture(engines, colleague, named))

  const file = sent.get('file')
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : undefined
  return outcomeOf(
    'added',
    { about: '', form },
    await addPicture(engines, colleague, { deviceId, file: bytes, alt: form }),
  )
}

function outcomeOf(
  done: NonNullable<Outcome['done']>,
  sent: Pick<PictureFailure, 'about' | 'form'>,
  result: ChangePictureResult | Awaited<ReturnType<typeof addPicture>>,
): Outcome {
  if (result.ok) return { done }
  if (result.reason === 'invalid') {
    const file = ('problem' in result && result.problem) || null
    return { failure: { ...sent, problems: result.problems, file, refusal: null }, status: 422 }
  }
  const status = result.reason === 'not-yours-to-do' ? 403 : 404
  return { failure: { ...sent, problems: {}, file: null, refusal: result.reason }, status }
}
