/** For heavy work: whoever comes meanwhile waits for those before. A failure is only the concern of who asked. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()

  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
