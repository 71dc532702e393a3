import type { Share } from '#api/api-env.ts'

export type Admission = {
  /** Whether there is room for somebody of this share. Asked before anything is done for him. */
  admits(share: Share): boolean
  /** Somebody of this share is sent away: after so many seconds he may come back. */
  sendAway(share: Share): number
}

/** What the process is behind with. */
type Load = {
  /** Milliseconds of work, on average of late, that come before what is due. */
  late: number
  /** Questions to the database that wait for a connection, on average of late. */
  waiting: number
}

const most: Record<Share, Load> = {
  others: { late: 50, waiting: 30 },
  // What is made for one is kept for all who come after him.
  kept: { late: 80, waiting: 50 },
  // Whoever has a price is to sell: nobody gets one whose sale would find no room.
  offers: { late: 80, waiting: 50 },
  sales: { late: 250, waiting: 150 },
  // Colleagues have connections of their own.
  office: { late: 250, waiting: Infinity },
}

const LOOK_MILLISECONDS = 20

/** What the newest look counts. */
const WEIGHT = 0.1

/** One long piece of work sends nobody away: no look counts for more than this. */
const MAX_MILLISECONDS = 400

/** Of those who are sent away so many a second may come back: even to send them away again takes time. */
const BACK_PER_SECOND = 200
const MAX_SECONDS = 15

type Watched = { waiting(): number; now?: () => number; worked?: () => number }

/** Milliseconds of processor time: a machine that works for others makes the shop slow, but to send visitors away would not help. */
function workOfThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Says from a look at its work, fifty times a second, how far the process is behind. */
export function openAdmission({ waiting, now = () => performance.now(), worked = workOfThread }: Watched): Admission {
  let looked = now()
  let before = worked()
  let late = 0
  let queue = 0
  let sentAway = 0
  let sentAwayPerSecond = 0
  setInterval(() => {
    const passed = now() - looked
    looked += passed
    const work = worked() - before
    before += work
    late += (Math.min(Math.max(0, work - LOOK_MILLISECONDS), MAX_MILLISECONDS) - late) * WEIGHT
    queue += (waiting() - queue) * WEIGHT
    sentAwayPerSecond += ((sentAway * 1_000) / passed - sentAwayPerSecond) * WEIGHT
    sentAway = 0
  }, LOOK_MILLISECONDS).unref()

  return {
    admits: (share) => late <= most[share].late && queue <= most[share].waiting,
    sendAway(share) {
      sentAway += 1
      const isOnTheWay = share === 'sales' || share === 'office'
      return isOnTheWay ? 1 : Math.min(MAX_SECONDS, 1 + Math.floor(sentAwayPerSecond / BACK_PER_SECOND))
    },
  }
}
