import type { ReceiptRow } from '../record/find.ts'

/**
 * The member of staff whose word is the only evidence of a receipt: entered or corrected by hand, without a picture
 * or recognised values. Null if there is a document.
 */
export function enteredBy({
  material_id,
  snapshot,
}: Pick<ReceiptRow, 'material_id' | 'snapshot'>): string | null {
  const isUnseen = material_id === null && snapshot.read === null && snapshot.byHandler !== null
  return isUnseen ? (snapshot.enteredBy ?? '理赔专员') : null
}

export const unseenReceipts = (receipts: readonly ReceiptRow[]): number =>
  receipts.filter((receipt) => enteredBy(receipt) !== null).length

/** The flag kind. */
export const unseenKind = 'unseenReceipt'
