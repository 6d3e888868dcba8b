import type { ReceiptRow } from '../case/find.ts'

/**
 * Who of the staff vouches alone for a receipt: written in or put right by hand, with no picture behind it and nothing
 * that was ever read. Null where there is a paper to look at.
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

/** The kind under which it is flagged. */
export const unseenKind = 'unseenReceipt'
