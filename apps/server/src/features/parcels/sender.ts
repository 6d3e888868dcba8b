import type { WorkContext } from '#platform/call/work.ts'

/** The subject of the shipment: an order or a card. */
export interface SentSubject {
  readonly companyId: string
  readonly kind: string
  readonly id: string
}

/** Features that send parcels are called when the last one has arrived, in the transaction that stores it. */
export interface ParcelSender {
  allArrived(ctx: WorkContext, subject: SentSubject, lastAt: Date): Promise<void>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly parcelSenders: Readonly<Record<string, ParcelSender>>
  }
}
