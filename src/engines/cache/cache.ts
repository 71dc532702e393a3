/** So many points may be spent in so many seconds. */
export interface Bucket {
  name: string
  points: number
  seconds: number
}

export interface Spending {
  allowed: boolean
  /** 0 when allowed. */
  retryAfterSeconds: number
  remaining: number
}

/**
 * What may be forgotten at any time: nothing here is the only copy of anything.
 * A cache that is down never fails its caller: it has forgotten everything, and counts in memory.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, seconds: number): Promise<void>
  delete(key: string): Promise<void>
  /** True for the first caller within these seconds, false for all others. */
  add(key: string, seconds: number): Promise<boolean>
  /** Puts one point back that was spent for nothing. */
  giveBack(bucket: Bucket, key: string): Promise<void>
  /** Takes points for this key out of the bucket, one if not said otherwise. */
  spend(bucket: Bucket, key: string, points?: number): Promise<Spending>
  close(): Promise<void>
}
