import { bankCardFields } from './bank-card.ts'
import { hospitalField } from './hospital.ts'
import { idCardBackFields, idCardFrontFields } from './id-card.ts'
import { dateField } from './invoice-date.ts'
import { codeField, numberField } from './invoice-identity.ts'
import { moneyFields } from './invoice-money.ts'
import { partFields } from './invoice-parts.ts'
import { socialField } from './invoice-social.ts'
import { payerField } from './payer.ts'
import { visitFields } from './visit-days.ts'
import type { DocumentKind, DocumentFields, NameVote } from './outcome.ts'
import type { Sheet } from './sheet.ts'

const careKinds: ReadonlySet<DocumentKind> = new Set([
  'feeList',
  'medicalRecord',
  'diagnosis',
  'dischargeSummary',
])

/**
 * The fields of a kind of document; for documents without numbers, the days of the visit. `hear` receives the votes
 * for the hospital's name.
 */
export async function fieldsFor(
  kind: DocumentKind,
  sheet: Sheet,
  hear: (votes: readonly NameVote[]) => void = () => undefined,
): Promise<DocumentFields> {
  if (kind === 'bankCard') return bankCardFields(sheet)
  if (kind === 'idCardFront') return idCardFrontFields(sheet)
  if (kind === 'idCardBack') return idCardBackFields(sheet)
  if (careKinds.has(kind)) return visitFields(sheet)
  if (kind !== 'medicalReceipt' && kind !== 'vatInvoice') return {}
  const [code, number, date] = [
    await codeField(sheet),
    await numberField(sheet, kind),
    await dateField(sheet),
  ]
  const payer = payerField(sheet, kind)
  const { hospital, votes } = await hospitalField(sheet, kind)
  hear(votes)
  const money = await moneyFields(sheet)
  const social = socialField(sheet, money.total)
  return {
    ...(code && { code }),
    ...(number && { number }),
    ...(date && { date }),
    ...money,
    ...(social && { social }),
    ...partFields(sheet, social),
    ...(payer && { payer }),
    ...(hospital && { hospital }),
    ...(await visitFields(sheet, date)),
  }
}
