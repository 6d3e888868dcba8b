import type { DecisionLine } from '@yf/contract/claim-shapes'
import type { AdjudicatedLine } from '@yf/domain/adjudication'
import type { ClaimPolicy } from '#features/equity/public.ts'
import type { ReceiptRow } from './find.ts'

/** In the order of the receipts, with a label for each. */
export function toLineDtos(
  lines: readonly AdjudicatedLine[],
  receipts: readonly ReceiptRow[],
  policy: ClaimPolicy | null,
): DecisionLine[] {
  return receipts.flatMap((receipt) => {
    const line = lines.find(({ receiptId }) => receiptId === receipt.id)
    if (!line) return []
    const { liabilityId, ...sums } = line
    return [
      {
        ...sums,
        invoiceNumber: receipt.invoice_number,
        day: receipt.day,
        hospital: receipt.hospital,
        liabilityName: policy?.liabilities.find(({ id }) => id === liabilityId)?.name ?? null,
      },
    ]
  })
}
