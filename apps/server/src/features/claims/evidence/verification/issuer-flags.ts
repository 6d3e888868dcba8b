import { tidyHospital } from '@yf/domain/adjudication'
import type { Flag } from '@yf/domain/claim-flags'
import { formatFen } from '@yf/domain/money'
import type { KnownHospital } from '#features/hospital/public.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import type { InvoiceCheckRow } from './invoice-checks.ts'

/** The flag kind of an invoice that no issuer has confirmed. */
export const unverifiedKind = 'unverified'

/** Each weight is enough to prevent an automatic decision. */
const open = 10
const differs = 15
const grave = 40

/** With all names of the hospital in the directory: an issuer may use another of them. */
type FlaggedReceipt = Pick<ReceiptRow, 'invoice_number' | 'day' | 'payer'> & {
  readonly hospital: Pick<KnownHospital, 'name' | 'names'>
}

/** The flags that follow from the issuer's answer; none if the receipt is real and the answer agrees. */
export function issuerFlags(receipt: FlaggedReceipt, check: InvoiceCheckRow | undefined): Flag[] {
  const name = receipt.invoice_number ? `发票 ${receipt.invoice_number} ` : '一张发票'
  switch (check?.outcome) {
    case 'real':
      return differences(name, receipt, check)
    case 'unknown':
      return [{ kind: 'unknownInvoice', weight: grave, words: `${name}在开票方查无此票` }]
    case 'voided':
      return [{ kind: 'voidedInvoice', weight: grave, words: `${name}已被开票方作废或红冲` }]
    case 'otherSum':
      return [{ kind: 'otherSum', weight: grave, words: otherSumText(name, check) }]
    default:
      return [{ kind: unverifiedKind, weight: open, words: `${name}尚未向开票方核验` }]
  }
}

const otherSumText = (name: string, { issued_fen, billed_fen }: InvoiceCheckRow): string =>
  issued_fen === null || issued_fen === billed_fen
    ? `${name}的日期或金额与开票方登记的不一致`
    : `${name}在开票方登记的金额为 ${formatFen(issued_fen)}`

function differences(name: string, { day, payer, hospital }: FlaggedReceipt, check: InvoiceCheckRow): Flag[] {
  const { issued_day, issued_seller, issued_payer } = check
  const names = [hospital.name, ...hospital.names].map(tidyHospital)
  const found: (Flag | false)[] = [
    issued_day !== null &&
      issued_day !== day && {
        kind: 'otherDay',
        weight: differs,
        words: `${name}在开票方登记的开票日期为 ${issued_day}`,
      },
    issued_payer !== null &&
      payer !== null &&
      tidyHospital(issued_payer) !== tidyHospital(payer) && {
        kind: 'otherIssuedPayer',
        weight: differs,
        words: `${name}在开票方登记的交款人为${issued_payer}`,
      },
    issued_seller !== null &&
      !names.includes(tidyHospital(issued_seller)) && {
        kind: 'otherSeller',
        weight: differs,
        words: `${name}在开票方登记的开票单位为${issued_seller}`,
      },
  ]
  return found.filter((flag) => flag !== false)
}
