/** Asks again only for what it has not been asked lately. It forgets everything at once when there is too much of it. */
export function remembered<Answer>(ask: (text: string) => Answer, most: number): (text: string) => Answer {
  const answers = new Map<string, Answer>()

  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= most) answers.clear()
    const answer = ask(text)
    answers.set(text, answer)
    return answer
  }
}
