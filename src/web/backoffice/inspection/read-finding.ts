import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { benchQuestions, foundAnswers, MAX_INSPECTION_NOTE_LENGTH, type Finding } from '#domain/inspection/finding.ts'

export const answerField = (code: string): string => `answer.${code}`

/** What an inspector has filled in about what the seller was asked, from a form or from an address. */
export function readFinding(asked: Pick<Offer, 'questions' | 'answers'>, form: FormData | URLSearchParams): Finding {
  const text = (name: string, most = 100) => String(form.get(name) ?? '').slice(0, most)
  const chosen = ({ code, kind, answers }: Question): [string, string[]][] => {
    const sent = new Set(form.getAll(answerField(code)))
    const known = answers.map((answer) => answer.code).filter((answer) => sent.has(answer))
    // Nothing ticked is an answer, where several can be.
    return known.length === 0 && kind !== 'multi' ? [] : [[code, known]]
  }
  return {
    answers: foundAnswers(asked, Object.fromEntries(benchQuestions(asked.questions).flatMap(chosen))),
    imei: text('imei'),
    serialNumber: text('serialNumber'),
    withoutNumber: form.get('withoutNumber') === 'yes',
    battery: text('battery'),
    shutterCount: text('shutterCount'),
    note: text('note', MAX_INSPECTION_NOTE_LENGTH),
  }
}
