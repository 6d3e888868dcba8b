/** The selected view of the page. */
export interface View {
  /** The kind of a shelf, or `calls`. */
  readonly tab: string
  readonly wanted: string
}
