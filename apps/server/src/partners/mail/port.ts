/** Letters by e-mail, one to one person. */
export interface MailPort {
  send(letter: Letter): Promise<MailOutcome>
}

export interface Letter {
  /** The same id is the same letter: mail programs show one that arrives twice under it once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
}

export interface Attachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export type MailOutcome =
  | { readonly kind: 'sent'; readonly receipt: string }
  /** `setup` is ours to mend: login, sender, encryption. */
  | {
      readonly kind: 'refused'
      readonly reason: 'badAddress' | 'tooLarge' | 'setup'
      readonly providerCode: number | null
    }
  /** It may still arrive: a letter that ran out of time was perhaps taken. */
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

/**
 * What waits in the outbox as `partner: 'mail', kind: 'letter'` until the transaction has committed. Attachments are
 * named and not carried: their bytes stay in the file store until the letter goes.
 */
export interface QueuedLetter extends Pick<Letter, 'to' | 'subject' | 'text' | 'html'> {
  readonly attachments: readonly { readonly name: string; readonly storedAs: string }[]
}

declare module '#platform/partners.ts' {
  interface Partners {
    readonly mail: MailPort
  }
}
