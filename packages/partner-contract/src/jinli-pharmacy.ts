/**
 * The hospital's pharmacy: it takes orders of medicine that were paid, each by our own number, and tells us by signed
 * events what it sent, what it could not send, which invoice it wrote, and what stands on its shelves at which price.
 */
export const pharmacyPaths = { orders: '/open/v1/medicine-orders' } as const

export const pharmacyCancelPath = (orderNo: string): string =>
  `${pharmacyPaths.orders}/${encodeURIComponent(orderNo)}/cancel`

export const pharmacyPaperPath = (orderNo: string): string =>
  `${pharmacyPaths.orders}/${encodeURIComponent(orderNo)}/papers`

/** Of an order: its invoice, and the doctor's record that it follows from. Both are PDFs that can be read as text. */
export type PharmacyPaperName = 'invoice' | 'record'

export interface PharmacyPaper {
  readonly orderNo: string
  readonly paper: PharmacyPaperName
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
  /** What the person pays of it: the invoice is about that, whoever pays the rest. */
  readonly payFen: number
}

export interface PharmacyTaken {
  readonly orderNo: string
}

/** Beside those of `jinliCodes`: it is on its way already; there is no such paper (yet). */
export const pharmacyCodes = { sent: 4509, noPaper: 4504 } as const

export const pharmacyEvents = {
  sent: { path: 'jinli/medicine/sent', type: 'medicine.sent' },
  refused: { path: 'jinli/medicine/refused', type: 'medicine.refused' },
  invoiced: { path: 'jinli/medicine/invoiced', type: 'medicine.invoiced' },
  shelf: { path: 'jinli/medicine/shelf', type: 'medicine.shelf' },
} as const
export type PharmacyEvent = keyof typeof pharmacyEvents
