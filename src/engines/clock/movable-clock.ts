export interface MovableClock {
  now: () => Date
  moveBy(milliseconds: number): void
  moveTo(moment: Date): void
}

/** A clock for tests: it stands still until it is moved. */
export function movableClock(start: Date): MovableClock {
  let moment = start.getTime()
  return {
    now: () => new Date(moment),
    moveBy: (milliseconds) => (moment += milliseconds),
    moveTo: (target) => (moment = target.getTime()),
  }
}
