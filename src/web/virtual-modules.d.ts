declare module 'virtual:frame-messages/*' {
  const messages: import('#shop/messages/messages.ts').Messages<
    import('#shop/messages/page-messages.ts').FrameMessageKey
  >
  export default messages
}

declare module 'virtual:cart-messages' {
  const messagesIn: (language: string) => Promise<Partial<import('#shop/messages/messages.ts').Messages>>
  export default messagesIn
}

declare module 'virtual:consent-messages' {
  const messagesIn: (language: string) => Promise<Partial<import('#shop/messages/messages.ts').Messages>>
  export default messagesIn
}

declare module 'virtual:hint-messages' {
  const messagesIn: (language: string) => Promise<Partial<import('#shop/messages/messages.ts').Messages>>
  export default messagesIn
}

declare module 'virtual:login-messages' {
  const messagesIn: (language: string) => Promise<Partial<import('#shop/messages/messages.ts').Messages>>
  export default messagesIn
}

declare module 'virtual:office-messages' {
  const messagesIn: (
    language: import('#shop/messages/office-language.ts').OfficeLanguage,
  ) => Promise<
    import('#shop/messages/messages.ts').Messages<import('#shop/messages/office-messages.ts').OfficeMessageKey>
  >
  export default messagesIn
}

declare module 'virtual:messages' {
  const messages: Record<import('#shop/messages/locale.ts').Locale, import('#shop/messages/messages.ts').Messages>
  export default messages
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

/** When this build was made, as an ISO time. */
declare const __BUILT_AT__: string
