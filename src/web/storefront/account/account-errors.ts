/** The password was given too long ago for what was asked. */
export class Reauthenticate extends Error {
  constructor() {
    super('The password has to be given again')
    this.name = 'ProveYourself'
  }
}

/** Nobody is logged in any more. */
export class LoginEnded extends Error {
  constructor() {
    super('The login has ended')
    this.name = 'LoginEnded'
  }
}

/** The shop could not be asked, or had no answer; the login stays. */
export class ShopUnreachable extends Error {
  constructor(cause: unknown) {
    super('The shop does not answer', { cause })
    this.name = 'ShopUnreachable'
  }
}
