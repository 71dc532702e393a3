import { isDeepStrictEqual } from 'node:util'
import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { Spoken, StoredAnswer, StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'

/** What is otherwise about a question, or about one of its answers. */
export type Difference = {
  question: string
  answer?: string
} & (
  | {
      what:
        | 'question-added'
        | 'question-removed'
        | 'question-moved'
        | 'answer-added'
        | 'answer-removed'
        | 'answers-moved'
    }
  | {
      what: 'title' | 'question' | 'description' | 'statement' | 'text'
      language: string
      before: string
      after: string
    }
  | { what: 'kind' | 'ordered' | 'sellerOnly' | 'showIf'; before: string; after: string }
  | { what: 'effect'; before: Effect; after: Effect }
)

/** Everything that one list of questions says otherwise than another one. */
export function differencesBetween(before: readonly StoredQuestion[], after: readonly StoredQuestion[]): Difference[] {
  const was = new Map(before.map((question) => [question.code, question]))
  const is = new Map(after.map((question) => [question.code, question]))
  return [
    ...before
      .filter(({ code }) => !is.has(code))
      .map(({ code }) => ({ what: 'question-removed', question: code }) as const),
    ...movedAmong(before, after).map((question) => ({ what: 'question-moved', question }) as const),
    ...after.flatMap((question): Difference[] => {
      const old = was.get(question.code)
      return old ? inQuestion(old, question) : [{ what: 'question-added', question: question.code }]
    }),
  ]
}

type Coded = { code: string }

/** What stands elsewhere among what both know: the fewest that would have to be put somewhere else. */
function movedAmong(before: readonly Coded[], after: readonly Coded[]): string[] {
  const places = new Map(before.map(({ code }, index) => [code, index]))
  const common = after.map(({ code }) => code).filter((code) => places.has(code))
  // The longest run that is still in its order stays; best[i] ends with the i-th.
  const best: string[][] = []
  for (const [index, code] of common.entries()) {
    const earlier = best.slice(0, index).filter((run) => places.get(run.at(-1)!)! < places.get(code)!)
    best.push([...(earlier.toSorted((one, other) => other.length - one.length)[0] ?? []), code])
  }
  const stays = new Set(best.toSorted((one, other) => other.length - one.length)[0])
  return common.filter((code) => !stays.has(code))
}

function inQuestion(before: StoredQuestion, after: StoredQuestion): Difference[] {
  const at = { question: after.code }
  const plain = (['kind', 'showIf', 'ordered', 'sellerOnly'] as const)
    .filter((what) => (before[what] ?? false) !== (after[what] ?? false))
    .map((what) => ({ ...at, what, before: String(before[what] ?? ''), after: String(after[what] ?? '') }))
  return [
    ...plain,
    ...(['title', 'question', 'description', 'statement'] as const).flatMap((what) =>
      inWords(before[what] ?? {}, after[what] ?? {}).map((words) => ({ ...at, what, ...words })),
    ),
    ...inAnswers(before.answers, after.answers).map((difference) => ({ ...at, ...difference })),
  ]
}

const inWords = (before: Spoken, after: Spoken): { language: string; before: string; after: string }[] => {
  const [was, is]: Record<string, string | undefined>[] = [before, after]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((language) => ({ language, before: was![language] ?? '', after: is![language] ?? '' }))
    .filter((words) => words.before !== words.after)
}

type AnswerDifference = Difference extends infer Each
  ? Each extends Difference
    ? Omit<Each, 'question'>
    : never
  : never

function inAnswers(before: readonly StoredAnswer[], after: readonly StoredAnswer[]): AnswerDifference[] {
  const was = new Map(before.map((answer) => [answer.code, answer]))
  return [
    ...before
      .filter(({ code }) => after.every((each) => each.code !== code))
      .map(({ code }) => ({ what: 'answer-removed', answer: code }) as const),
    ...(movedAmong(before, after).length > 0 ? [{ what: 'answers-moved' } as const] : []),
    ...after.flatMap((answer): AnswerDifference[] => {
      const at = { answer: answer.code }
      const old = was.get(answer.code)
      if (!old) return [{ what: 'answer-added', ...at }]
      return [
        ...inWords(old.text, answer.text).map((words) => ({ what: 'text', ...at, ...words }) as const),
        ...(isDeepStrictEqual(old.effect, answer.effect)
          ? []
          : [{ what: 'effect', ...at, before: old.effect, after: answer.effect } as const]),
      ]
    }),
  ]
}
