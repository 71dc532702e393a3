/** The visitor's session with the shop: what he is offered, has in his cart and sells belongs to it. */
export type Visitor = {
  /** The session, if the browser brought one that we gave it. */
  read(): Promise<string | undefined>
  /** The session, a new one if need be. Only for requests that want something of their own. */
  open(): Promise<string>
}

/** Where a frame carries the session, in case that its browser refuses cookies there. */
export const VISITOR_HEADER = 'visitor-session'
