/** What of the page somebody looks at. */
export interface View {
  /** A shelf's kind, or `calls`. */
  readonly tab: string
  readonly wanted: string
}
