/** A domain of calls in Chinese, each call with its own name. */
export interface Domain {
  readonly title: string
  readonly calls: Readonly<Record<string, string>>
}

export type Domains = Readonly<Record<string, Domain>>
