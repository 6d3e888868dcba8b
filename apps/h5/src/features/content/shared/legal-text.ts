export interface LegalText {
  readonly title: string
  /** Recorded with the member's consent, so that a newer text asks again. */
  readonly version: string
  readonly effective: string
  readonly opening: string
  readonly sections: readonly Section[]
}

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}
