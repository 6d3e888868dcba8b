import type { Work } from '#platform/call/work.ts'

/** What was sent: an order, a card. */
export interface SentSubject {
  readonly companyId: string
  readonly kind: string
  readonly id: string
}

/** Whoever sends parcels hears when the last of them has arrived, in the transaction that writes it down. */
export interface ParcelSender {
  allArrived(ctx: Work, subject: SentSubject, lastAt: Date): Promise<void>
}

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly parcelSenders: Readonly<Record<string, ParcelSender>>
  }
}
