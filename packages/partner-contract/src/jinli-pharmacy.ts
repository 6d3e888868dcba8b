/**
 * The hospital's pharmacy: it accepts paid medicine orders, each by our own number, and sends signed events about
 * shipments, failures, invoices, and its stock and prices.
 */
export const pharmacyPaths = { orders: '/open/v1/medicine-orders' } as const

export const pharmacyCancelPath = (orderNo: string): string =>
  `${pharmacyPaths.orders}/${encodeURIComponent(orderNo)}/cancel`

export const pharmacyDocumentPath = (orderNo: string): string =>
  `${pharmacyPaths.orders}/${encodeURIComponent(orderNo)}/papers`

/**
 * Documents of an order: its invoice, and the doctor's record on which it is based. Both are PDFs with a text layer.
 */
export type PharmacyDocumentName = 'invoice' | 'record'

export interface PharmacyDocument {
  readonly orderNo: string
  readonly paper: PharmacyDocumentName
  readonly base64: string
}

export interface PharmacyOrder {
  readonly orderNo: string
  readonly prescriptionNo: string
  readonly mobile: string
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string }
  readonly medicines: readonly {
    readonly code: string
    readonly name: string
    readonly quantity: number
    readonly priceFen: number
  }[]
  /** The member's share: the invoice covers that, regardless of the other payers. */
  readonly payFen: number
}

export interface PharmacyOrderAccepted {
  readonly orderNo: string
}

/** In addition to `jinliCodes`: it was already shipped; the document does not exist (yet). */
export const pharmacyCodes = { sent: 4509, noPaper: 4504 } as const

export const pharmacyEvents = {
  sent: { path: 'jinli/medicine/sent', type: 'medicine.sent' },
  refused: { path: 'jinli/medicine/refused', type: 'medicine.refused' },
  invoiced: { path: 'jinli/medicine/invoiced', type: 'medicine.invoiced' },
  shelf: { path: 'jinli/medicine/shelf', type: 'medicine.shelf' },
} as const
export type PharmacyEvent = keyof typeof pharmacyEvents
