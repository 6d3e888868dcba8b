import { bankCardLayouts, drawBankCard } from './cards/bank-card.ts'
import { drawIdBack, drawIdFront } from './cards/id-card.ts'
import { drawElectronic } from './medical/electronic.ts'
import type { ReceiptOverrides } from './medical/receipt.ts'
import { drawNarrowPaper } from './medical/paper-narrow.ts'
import { drawWidePaper } from './medical/paper-wide.ts'
import type { Document } from './page.ts'
import type { Random } from './random.ts'
import { drawFeeSheet, drawFeeSlip } from './records/fee-list.ts'
import { drawDiagnosis, drawDischarge, drawMedicalRecord } from './records/letters.ts'
import { drawNotice, drawTill } from './records/other.ts'
import type { DrawnKind } from './truth.ts'
import { drawClassicVat } from './vat/classic.ts'
import { drawDigitalVat } from './vat/digital.ts'

/** Only the electronic receipt and the medical record accept given content. */
export type Layout = (random: Random, overrides?: ReceiptOverrides) => Document
export type Layouts = Readonly<Record<DrawnKind, Readonly<Record<string, Layout>>>>

/** Every kind of picture and its forms. Add new ones at the end: seeds select by index. */
export const layouts: Layouts = {
  medicalReceipt: {
    electronicOutpatient: (random, overrides) =>
      drawElectronic(random, { isInpatient: false, hasDetails: false }, overrides),
    electronicDetails: (random) => drawElectronic(random, { isInpatient: false, hasDetails: true }),
    electronicInpatient: (random) => drawElectronic(random, { isInpatient: true, hasDetails: false }),
    paperOutpatient: (random) => drawWidePaper(random, { isInpatient: false }),
    paperInpatient: (random) => drawWidePaper(random, { isInpatient: true }),
    paperNarrow: (random) => drawNarrowPaper(random),
  },
  vatInvoice: {
    paper: (random) => drawClassicVat(random, { isElectronic: false }),
    electronic: (random) => drawClassicVat(random, { isElectronic: true }),
    digital: (random) => drawDigitalVat(random),
  },
  bankCard: Object.fromEntries(
    bankCardLayouts.map((layout) => [layout, (random: Random) => drawBankCard(random, layout)]),
  ),
  idCardFront: { front: drawIdFront },
  idCardBack: { back: drawIdBack },
  feeList: { sheet: drawFeeSheet, slip: drawFeeSlip },
  medicalRecord: { page: (random, overrides) => drawMedicalRecord(random, overrides) },
  diagnosis: { certificate: drawDiagnosis },
  dischargeSummary: { summary: drawDischarge },
  other: { till: drawTill, notice: drawNotice },
}
