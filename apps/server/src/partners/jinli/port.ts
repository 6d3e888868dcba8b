/** The JINLI internet hospital. */
export interface JinliPort {
  /** An address under which this person is signed in at the hospital, for a few minutes. */
  loginLink(patient: JinliPatient): Promise<JinliLinkOutcome>
}

export interface JinliPatient {
  /** Our number of the person: the hospital keeps one patient for it. */
  memberNo: string
  name: string
  phone: string
  target: 'consult' | 'drug'
  /** What the person chose before, in our words. */
  symptom?: { department: string; name: string } | undefined
}

export type JinliLinkOutcome =
  | { readonly kind: 'link'; readonly url: string }
  /** `setup` is ours to mend: keys, clock, address. */
  | { readonly kind: 'refused'; readonly reason: 'blocked' | 'setup'; readonly providerCode: number }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly jinli: JinliPort
  }
}
