/** How much a form may bring along. Whatever is more is refused while it is read, not afterwards. */
export type FormLimits = {
  /** Bytes of everything that is no file. */
  text: number
  /** Texts and files together. */
  fields: number
  /** So many files of so many bytes; without them a form has none. */
  files?: { most: number; bytes: number }
}

/** No form that visitors fill in comes near this. */
export const textForm: FormLimits = { text: 64 * 1024, fields: 200 }

/** The same, with files. */
export const formWithFiles = (most: number, bytes: number): FormLimits => ({ ...textForm, files: { most, bytes } })

/** No form of a visitor is longer: a message with three files, and a fourth that is refused. */
export const MAX_FORM_SIZE = 21 * 1024 * 1024

/** Who chose somewhat more than he may is listened to until the end, so that the form itself can tell him so. */
export const bytesOf = ({ text, files }: FormLimits): number => text + (files ? (files.most + 1) * files.bytes : 0)

/** Why there is no form: it is more than it may be · it is none, it is broken, or its sender has gone. */
export class FormRefused extends Error {
  override name = 'FormRefused'
  readonly reason: 'too-large' | 'no-form'

  constructor(reason: 'too-large' | 'no-form') {
    super(reason)
    this.reason = reason
  }
}
