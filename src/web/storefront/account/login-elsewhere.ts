import { forget, recall, remember } from '#web/state/tab-memory.ts'

const NAME = 'umlauf.login-elsewhere'

/** Goes to the other house. Who comes back from there has a cookie, and nothing else tells the page so. */
export function leaveForLogin(wantsToStay: boolean): void {
  remember(NAME, true)
  location.assign(wantsToStay ? '/api/account/sso?remember=1' : '/api/account/sso')
}

/** Whether somebody has just come back; true once. */
export function comesFromElsewhere(): boolean {
  const left = recall(NAME) === true
  forget(NAME)
  return left
}
