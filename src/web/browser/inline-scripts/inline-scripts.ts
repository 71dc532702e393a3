import plain from './plain-page.js?raw'
import scroll from './restore-scroll.js?raw'

/** Comments and the space before lines are for those who read the source. */
const packed = (script: string): string => script.replaceAll(/^\s*(?:\/\/.*)?\n?/gm, '')

/** Written into pages by the server; browsers run them where they stand, and the shop's scripts must not bring them along. */
export const plainPage = /* @__PURE__ */ packed(plain)

export const restoreScroll = /* @__PURE__ */ packed(scroll)
