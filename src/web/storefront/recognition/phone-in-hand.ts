type ClientHints = { mobile: boolean; getHighEntropyValues(names: string[]): Promise<{ model?: string }> }

/**
 * What a phone tells about itself, as a question to the shop; nothing from everything else. The page's own scripts may ask
 * for the model without an `Accept-CH` header, which would make browsers send it with every request. iPhones do not tell
 * theirs, but how large their screen is.
 */
export async function phoneInHand(): Promise<string | undefined> {
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: ClientHints }
  const { width, height } = screen
  if (/iPhone/.test(userAgent)) {
    return `screen=${Math.min(width, height)}x${Math.max(width, height)}@${devicePixelRatio}`
  }
  const { model } = userAgentData?.mobile ? await userAgentData.getHighEntropyValues(['model']) : {}
  return model ? `model=${encodeURIComponent(model)}` : undefined
}
