export interface LegalText {
  readonly title: string
  /** Recorded with the person's acceptance, so that a later text asks again. */
  readonly version: string
  readonly effective: string
  readonly opening: string
  readonly sections: readonly Section[]
}

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}
