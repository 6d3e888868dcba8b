import { policyOfCase } from '#features/claims/record/case-policy.ts'
import { shanghaiDay } from '@yf/domain/dates'
import type { DocumentKind, ReadOptions } from '@yf/ocr/document/outcome'
import type { MaterialKind } from '@yf/domain/claim-materials'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { hospitalNames } from '#features/hospital/public.ts'
import { accountOf } from '#features/identity/public.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { asksForCharges } from './charges.ts'

export const materialKindOf: Readonly<Record<DocumentKind, MaterialKind>> = {
  medicalReceipt: 'receipt',
  vatInvoice: 'receipt',
  bankCard: 'bankCard',
  idCardFront: 'idCard',
  idCardBack: 'idCard',
  feeList: 'feeList',
  medicalRecord: 'medicalRecord',
  diagnosis: 'diagnosis',
  dischargeSummary: 'dischargeSummary',
  other: 'other',
}

/** How to read a material again if the declared and the detected kind differ. */
export const documentKindOf: Partial<Record<MaterialKind, DocumentKind>> = {
  receipt: 'medicalReceipt',
  bankCard: 'bankCard',
  idCard: 'idCardFront',
}

interface ReadOptionsDeps {
  readonly db: Db
  readonly clock: Clock
  readonly cipher: FieldCipher
}

/** Names expected on the document: an expected name is recognised with confidence. */
export async function readOptions(
  { db, clock, cipher }: ReadOptionsDeps,
  row: CaseRow,
): Promise<ReadOptions> {
  const [applicant, family, hospitals, earlier, policy] = await Promise.all([
    accountOf(db, row.account_id),
    decryptedFamily(db, cipher, row.account_id),
    hospitalNames(db),
    earlierHospitals(db, row.account_id),
    policyOfCase(db, row),
  ])
  const names = [row.insured_name, applicant?.name ?? '', ...family.map(({ name }) => name)]
  return {
    expectedNames: [...new Set(names.filter(Boolean))],
    expectedHospitals: [...new Set([...hospitals, ...earlier, ...(row.hospital ? [row.hospital] : [])])],
    today: shanghaiDay(clock.now()),
    // Reading the cells of a table takes a third longer: only if the terms depend on the charged items.
    withDetails: policy !== null && asksForCharges(policy),
  }
}

/** Hospitals of this person's earlier cases, as corrected by people. */
async function earlierHospitals(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('claim_case')
    .select('hospital')
    .where('account_id', '=', accountId)
    .where('hospital', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(30)
    .execute()
  return rows.flatMap(({ hospital }) => hospital ?? [])
}
