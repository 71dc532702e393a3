/** As much of the package as the tests use; it brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  class Grant {
    constructor(of: { accountId: string | undefined; clientId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  type Context = {
    oidc: {
      provider: Provider
      client: { clientId: string }
      session: { accountId: string | undefined }
    }
  }

  export class Provider {
    constructor(issuer: string, setup: Record<string, unknown>)
    Grant: typeof Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>
  }

  export type { Context }
}
