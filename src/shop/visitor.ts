/** The visitor's session with the shop: what he is offered, has in his cart and sells belongs to it. */
export type Visitor = {
  /** The session, if the browser brought one that we gave it. */
  read(): Promise<string | undefined>
  /** The session, a new one if need be. Only for requests that want something of their own. */
  open(): Promise<string>
}
