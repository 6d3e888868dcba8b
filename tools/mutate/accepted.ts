/** A change that no test can or need notice. It is known by its text, so that it stays known when lines move. */
export interface Accepted {
  readonly file: string
  /** The lines as they stand and as they are changed, each as one line with single blanks. */
  readonly code: string
  readonly becomes: string
  readonly reason: string
}

export const accepted: readonly Accepted[] = []
