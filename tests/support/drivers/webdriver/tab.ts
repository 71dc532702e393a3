/** What a hand does, in the words that both forms of WebDriver share. */
type Step =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'keyDown' | 'keyUp'; value: string }

export type Input = { type: 'pointer' | 'key'; id: string; actions: Step[] }

export type Size = { width: number; height: number }

/** One page of a browser, as a driver reaches it. */
export type Tab = {
  open(address: string): Promise<void>
  /** What an expression comes to in the page: always a text. */
  evaluate(expression: string): Promise<string>
  perform(input: Input): Promise<void>
  attach(selector: string, file: string): Promise<void>
  close(): Promise<void>
}

export type DrivenBrowser = {
  /** A page of a visitor who was never here before. */
  newTab(size: Size): Promise<Tab>
  stop(): Promise<void>
}
