/** E-mails, each to one recipient. */
export interface MailPort {
  send(letter: OutgoingMail): Promise<MailOutcome>
}

export interface OutgoingMail {
  /** The same id is the same mail: mail programs show a duplicate with the same id once. */
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
  /** `setup` is a problem on our side: login, sender, encryption. */
  | {
      readonly kind: 'refused'
      readonly reason: 'badAddress' | 'tooLarge' | 'setup'
      readonly providerCode: number | null
    }
  /** It may still arrive: the server may have accepted a mail that timed out. */
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

/**
 * The payload of an outbox message `partner: 'mail', kind: 'letter'`, which waits until the transaction has
 * committed. Attachments are only referenced: their bytes stay in the file store until the mail is sent.
 */
export interface QueuedLetter extends Pick<OutgoingMail, 'to' | 'subject' | 'text' | 'html'> {
  readonly attachments: readonly { readonly name: string; readonly storedAs: string }[]
}

declare module '#platform/partners.ts' {
  interface Partners {
    readonly mail: MailPort
  }
}
