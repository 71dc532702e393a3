import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { isWorse, type Grade } from '#domain/offers/questions/grades.ts'
import { comesTo, conditionsIn, goOn, passBy, wayIn, type Way } from '#domain/offers/questions/way-through.ts'
import { keyOfWay, relevant, stepOf } from './every-way.ts'
import type { PathStep } from './finding.ts'

/** What answers come to: how the device looks, and what is taken off and added, in basis points and cents of its own. */
export type Load = { grade: Grade; bonus: number; amount: number }

/** All who will be asked the same and have the same load. What is taken off differs: each bit is so many basis points. */
type Group = Load & { way: Way; taken: bigint }

/** Answers to one question that mean the same but for what they take off: by that, one set of them. */
type Choices = Load & { lead: readonly Answer[]; isEmpty: boolean; byTaken: Map<number, readonly Answer[]> }

/** Where every way through the questions has come, question by question. */
export type Worths = {
  layers: Map<string, Group>[]
  steps: Choices[][]
  questions: readonly Question[]
  cap: number
  /** Only ways on which this is asked. */
  through: string | undefined
}

/** What an answer does by itself. Amounts that come along are left out: nobody is paid more for the device because of them. */
export const loadOf = ({ ordered }: Pick<Question, 'ordered'>, { effect }: Answer): Load & { taken: number } => ({
  grade: effect.grade ?? 'A',
  taken: effect.bp ?? 0,
  bonus: effect.bonusBp ?? 0,
  amount: !ordered && (effect.cents ?? 0) > 0 ? 0 : (effect.cents ?? 0),
})

const worse = (one: Grade, other: Grade): Grade => (isWorse(one, other) ? one : other)

const keyOf = ({ grade, bonus, amount }: Load): string => `${grade} ${bonus} ${amount}`

/**
 * Goes every way through the questions with everything that can be said. There are millions of sets of answers; but a price knows
 * only how a device looks, what is taken off and what is added, and few of these sums are different.
 */
export function everyWorth(questions: readonly Question[], cap: number, through?: string): Worths {
  const conditions = conditionsIn(questions)
  const start: Group = { way: wayIn, grade: 'A', bonus: 0, amount: 0, taken: 1n }
  const layers = [new Map([[`${keyOfWay(wayIn)} ${keyOf(start)}`, start]])]
  const steps = questions.map((question) => choicesAt(question, conditions, cap))

  for (const [index, question] of questions.entries()) {
    const later = questions.slice(index + 1)
    const next = new Map<string, Group>()
    for (const group of layers[index]!.values()) {
      if (isLost(group, question, through)) continue
      for (const { group: reached, taken } of onwards(group, question, steps[index]!, conditions)) {
        const way = relevant(reached.way, later)
        const key = `${keyOfWay(way)} ${keyOf(reached)}`
        const there = next.get(key)
        if (there) there.taken |= taken(cap)
        else next.set(key, { ...reached, way, taken: taken(cap) })
      }
    }
    layers.push(next)
  }
  return { layers, steps, questions, cap, through }
}

const isLost = ({ way }: Group, question: Question, through: string | undefined): boolean =>
  question.code === through && !comesTo(way, question)

type Onward = { group: Load & { way: Way }; choice: Choices | undefined; taken: (cap: number) => bigint }

function onwards(
  group: Group,
  question: Question,
  choices: readonly Choices[],
  conditions: ReadonlySet<string>,
): Onward[] {
  const { way, grade, bonus, amount } = group
  if (!comesTo(way, question)) {
    const passed = { way: passBy(way, question), grade, bonus, amount }
    return [{ group: passed, choice: undefined, taken: () => group.taken }]
  }
  return choices.map((choice) => ({
    group: {
      way: goOn(way, question, choice.lead, conditions),
      grade: worse(grade, choice.grade),
      bonus: bonus + choice.bonus,
      amount: amount + choice.amount,
    },
    choice,
    taken: (cap) => [...choice.byTaken.keys()].reduce((sum, each) => sum | shifted(group.taken, each, cap), 0n),
  }))
}

/** More than the cap takes no more than the cap. */
function shifted(bits: bigint, by: number, cap: number): bigint {
  const moved = bits << BigInt(by)
  const mask = (1n << BigInt(cap)) - 1n
  return moved > mask ? (moved & mask) | (moved >> BigInt(cap) === 0n ? 0n : 1n << BigInt(cap)) : moved
}

/** Gates end the questions: nothing is paid there. */
function choicesAt(question: Question, conditions: ReadonlySet<string>, cap: number): Choices[] {
  const bought = question.answers.filter(({ effect }) => !effect.gate)
  const none: Choices = { grade: 'A', bonus: 0, amount: 0, lead: [], isEmpty: true, byTaken: new Map([[0, []]]) }
  const found = new Map<string, Choices>()
  for (const choice of question.kind === 'multi' ? [none] : bought.map((each) => chosen(question, each, conditions))) {
    merge(found, choice)
  }
  for (const answer of question.kind === 'multi' ? bought : []) {
    const alone = chosen(question, answer, conditions)
    const all = [...found.values()].map((before) => together(before, alone, cap))
    for (const more of all) merge(found, more)
  }
  return [...found.values()].filter(
    ({ isEmpty }) => !isEmpty || (question.kind === 'multi' && question.showIf === null),
  )
}

function chosen(question: Question, answer: Answer, conditions: ReadonlySet<string>): Choices {
  const { taken, ...load } = loadOf(question, answer)
  const isLead =
    answer.effect.skipTo !== undefined ||
    answer.effect.hides !== undefined ||
    conditions.has(`${question.code}=${answer.code}`)
  return { ...load, lead: isLead ? [answer] : [], isEmpty: false, byTaken: new Map([[taken, [answer]]]) }
}

function together(before: Choices, alone: Choices, cap: number): Choices {
  const [[taken = 0, added = []] = []] = alone.byTaken
  return {
    grade: worse(before.grade, alone.grade),
    bonus: before.bonus + alone.bonus,
    amount: before.amount + alone.amount,
    lead: [...before.lead, ...alone.lead],
    isEmpty: false,
    byTaken: new Map([...before.byTaken].map(([sum, set]) => [Math.min(sum + taken, cap), [...set, ...added]])),
  }
}

function merge(found: Map<string, Choices>, choice: Choices): void {
  const key = `${keyOf(choice)} ${choice.isEmpty} ${choice.lead.map(({ code }) => code).join()}`
  const there = found.get(key)
  if (!there) {
    found.set(key, { ...choice, byTaken: new Map(choice.byTaken) })
    return
  }
  for (const [taken, set] of choice.byTaken) if (!there.byTaken.has(taken)) there.byTaken.set(taken, set)
}

/** Everything that a device can come to in the end. */
export const arrivals = ({ layers }: Worths): Group[] => [...layers.at(-1)!.values()]

/** One of the ways to such an end. */
export function pathTo(worths: Worths, end: Load & { way: Way }, taken: number): PathStep[] {
  const { questions } = worths
  const path: PathStep[] = []
  let at = { key: `${keyOfWay(end.way)} ${keyOf(end)}`, sum: taken }
  for (let index = questions.length - 1; index >= 0; index -= 1) {
    const back: Back = waysBack(worths, index, at)[0]!
    if (back.set) path.unshift(stepOf(questions[index]!, back.set))
    at = back
  }
  return path
}

type Back = { key: string; sum: number; set: readonly Answer[] | undefined }

/** Where somebody may have come from who stands here behind a question, and with which answers to it. */
function waysBack(worths: Worths, index: number, at: { key: string; sum: number }): Back[] {
  const { layers, steps, questions, cap, through } = worths
  const [question, later] = [questions[index]!, questions.slice(index + 1)]
  const conditions = conditionsIn(questions)
  return [...layers[index]!]
    .filter(([, group]) => !isLost(group, question, through))
    .flatMap(([key, group]) =>
      onwards(group, question, steps[index]!, conditions)
        .filter(({ group: reached }) => `${keyOfWay(relevant(reached.way, later))} ${keyOf(reached)}` === at.key)
        .flatMap(({ choice }): Back[] => {
          if (!choice) return hasBit(group.taken, at.sum) ? [{ key, sum: at.sum, set: undefined }] : []
          return [...choice.byTaken].flatMap(([each, set]) => {
            const sum = sumBefore(group.taken, at.sum, each, cap)
            return sum === undefined ? [] : [{ key, sum, set }]
          })
        }),
    )
}

const hasBit = (bits: bigint, at: number): boolean => ((bits >> BigInt(at)) & 1n) === 1n

/** What was taken before so much more came to this sum. */
function sumBefore(bits: bigint, sum: number, more: number, cap: number): number | undefined {
  if (sum < cap) return sum >= more && hasBit(bits, sum - more) ? sum - more : undefined
  for (let before = Math.max(cap - more, 0); before <= cap; before += 1) if (hasBit(bits, before)) return before
  return undefined
}

/** What can be taken, the least first. */
export function sumsIn(bits: bigint): number[] {
  const sums: number[] = []
  const text = bits.toString(2)
  for (let at = 0; at < text.length; at += 1) if (text[text.length - 1 - at] === '1') sums.push(at)
  return sums
}
