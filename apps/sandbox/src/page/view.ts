/** The selected view of the page. */
export interface SandboxView {
  /** The kind of a shelf, or `calls`. */
  readonly tab: string
  readonly filterText: string
}
