export interface ErrorContext {
  side: 'server' | 'browser'
  url?: string | undefined
  requestId?: string | undefined
  application?: string | undefined
}

/** Where mistakes of the program are written down for the people who mend it. */
export interface ErrorReporter {
  /** Never throws. Returns a short code that a customer can quote, and that leads staff to the report. */
  report(error: unknown, context: ErrorContext): Promise<string>
  close(): Promise<void>
}
