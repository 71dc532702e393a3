/** Days after which something happens, mostly by itself. */
export type TimeLimits = {
  /** Working days that a parcel is on its way to us, as a rule: what we say about the day of a payout counts with them. */
  transport: number
  /** Without a scan of the carrier a trade ends. */
  parcel: number
  /** After the first scan without delivery a parcel counts as missing. */
  carrierSilence: number
  clarification: number
  lock: number
  /** How long a link to a clarification still says what became of it. */
  clarificationLink: number
  reminders: { parcel: readonly number[]; clarification: readonly number[]; lock: readonly number[] }
  /** After the payout, for those who agreed to be asked. */
  reviewRequest: number
}

export const usualTimeLimits: TimeLimits = {
  transport: 3,
  parcel: 21,
  carrierSilence: 10,
  clarification: 14,
  lock: 14,
  clarificationLink: 21,
  reminders: { parcel: [5, 10, 13], clarification: [3, 7, 13], lock: [3, 10] },
  reviewRequest: 14,
}

/** A merchant may set other limits in a country. */
export const timeLimitsOf = ({ timeLimits }: { timeLimits?: Partial<TimeLimits> | undefined }): TimeLimits => ({
  ...usualTimeLimits,
  ...timeLimits,
})
