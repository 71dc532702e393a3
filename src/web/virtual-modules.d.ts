declare module 'virtual:frame-words/*' {
  const words: import('#shop/words.ts').Words<import('#shop/page-words.ts').FrameWordKey>
  export default words
}

declare module 'virtual:cart-words/*' {
  const words: Partial<import('#shop/words.ts').Words>
  export default words
}

declare module 'virtual:consent-words/*' {
  const words: Partial<import('#shop/words.ts').Words>
  export default words
}

declare module 'virtual:hint-words/*' {
  const words: Partial<import('#shop/words.ts').Words>
  export default words
}

declare module 'virtual:login-words/*' {
  const words: Partial<import('#shop/words.ts').Words>
  export default words
}

declare module 'virtual:office-words' {
  const words: import('#shop/words.ts').Words<import('#shop/office-words.ts').OfficeWordKey>
  export default words
}

declare module 'virtual:words/*' {
  const words: import('#shop/words.ts').Words
  export default words
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

/** When this build was made, as an ISO time. */
declare const __BUILT_AT__: string
