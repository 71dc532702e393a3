import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'

/** What earlier answers mean for later questions. */
export type Way = {
  /** Nothing is asked before this question. */
  skipTo: string | undefined
  /** What is not asked at all. */
  hidden: readonly string[]
  /** What was said that other questions depend on: `FUNCTIONS=SOME_DEFECTS`. */
  said: readonly string[]
}

export const wayIn: Way = { skipTo: undefined, hidden: [], said: [] }

/** What some question depends on. */
export const conditionsIn = (questions: readonly Question[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ showIf }) => showIf ?? []))

/** Whether this question is asked of whoever comes this way. */
export const comesTo = ({ skipTo, hidden, said }: Way, { code, showIf }: Question): boolean =>
  (skipTo === undefined || skipTo === code) && !hidden.includes(code) && (showIf === null || said.includes(showIf))

/** The way on from a question that is not asked. */
export const passBy = (way: Way, { code }: Question): Way => (way.skipTo === code ? { ...way, skipTo: undefined } : way)

/** The way on from a question that was answered. */
export function goOn(way: Way, { code }: Question, chosen: readonly Answer[], conditions: ReadonlySet<string>): Way {
  const skipTo = chosen.findLast(({ effect }) => effect.skipTo !== undefined)?.effect.skipTo
  const hidden = chosen.flatMap(({ effect }) => effect.hides ?? [])
  const said = chosen.map((answer) => `${code}=${answer.code}`).filter((each) => conditions.has(each))
  return skipTo === way.skipTo && hidden.length === 0 && said.length === 0
    ? way
    : { skipTo, hidden: [...way.hidden, ...hidden], said: [...way.said, ...said] }
}

/** Whoever comes this way will be asked the same as whoever comes that way. */
export const isSameWay = (one: Way, other: Way): boolean =>
  one === other ||
  (one.skipTo === other.skipTo && isSameList(one.hidden, other.hidden) && isSameList(one.said, other.said))

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** What was chosen, or nothing if the question still has to be asked because the answer makes no sense. */
export function chosenOf(
  { kind, showIf, answers }: Question,
  codes: readonly string[] | undefined,
): Answer[] | undefined {
  if (!codes) return undefined
  const chosen = answers.filter(({ code }) => codes.includes(code))
  if (chosen.length !== codes.length) return undefined
  if (kind !== 'multi') return chosen.length === 1 ? chosen : undefined
  // Who said that something does not work has to say what.
  return chosen.length === 0 && showIf !== null ? undefined : chosen
}
