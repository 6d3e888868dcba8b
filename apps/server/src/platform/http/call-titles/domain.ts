/** The Chinese title of a domain, and of each of its calls. */
export interface Domain {
  readonly title: string
  readonly calls: Readonly<Record<string, string>>
}

export type Domains = Readonly<Record<string, Domain>>
