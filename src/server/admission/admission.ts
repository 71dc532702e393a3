import type { Share } from '#api/api-env.ts'

export type Admission = {
  /** Whether there is room for somebody of this share. Asked before anything is done for him. */
  admits(share: Share): boolean
}

/** What the process is behind with. */
type Load = {
  /** Milliseconds by which it does later what is due, on average of late. */
  late: number
  /** Questions to the database that wait for a connection. */
  waiting: number
}

/** A busy machine is late by a few milliseconds, one long piece of work makes it late once: neither sends anybody away. */
const most: Record<Share, Load> = {
  others: { late: 250, waiting: 60 },
  sales: { late: 1_000, waiting: 200 },
  // Colleagues have connections of their own.
  office: { late: 1_000, waiting: Infinity },
}

const LOOK_MILLISECONDS = 20

/** What the newest look counts. */
const WEIGHT = 0.1

type Watched = { waiting(): number; now?: () => number }

/** Says from a look at the clock, fifty times a second, how far the process is behind. */
export function openAdmission({ waiting, now = () => performance.now() }: Watched): Admission {
  let due = now() + LOOK_MILLISECONDS
  let late = 0
  setInterval(() => {
    late += (Math.max(0, now() - due) - late) * WEIGHT
    due = now() + LOOK_MILLISECONDS
  }, LOOK_MILLISECONDS).unref()

  return { admits: (share) => late <= most[share].late && waiting() <= most[share].waiting }
}
