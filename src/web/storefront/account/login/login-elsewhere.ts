/** How long to stay, and whether the other house has to ask for the password although it knows who it is. */
export type Options = { remember: boolean; reauthenticate?: boolean }

/** Goes to the login of another house. Who comes back from there has a cookie, and an address that says how it went. */
export const leaveForLogin = ({ remember, reauthenticate = false }: Options): void =>
  location.assign(
    `/api/account/sso?${new URLSearchParams({ ...(remember && { remember: '1' }), ...(reauthenticate && { reauthenticate: '1' }) })}`,
  )

export type Outcome = 'done' | 'failed' | 'unverified'

const outcomes: readonly string[] = ['done', 'failed', 'unverified'] satisfies Outcome[]

/** How it went there, if that is where somebody comes from. */
export function outcomeElsewhere(search: string): Outcome | undefined {
  const said = new URLSearchParams(search).get('sso') ?? ''
  return outcomes.includes(said) ? (said as Outcome) : undefined
}
