import { policyOfCase } from '#features/claims/record/case-policy.ts'
import { caseStates } from '@yf/domain/claim-case'
import type { ReadOutcome, ReadDocument } from '@yf/ocr/document/outcome'
import type { JobContext } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { sureVisit, documentVisitOf } from '../verification/visit-rules.ts'
import { changeCase, type CaseRow } from '#features/claims/record/own-case.ts'
import type { ReceiptValues } from '#features/claims/record/tables.ts'
import { orderChecks } from '../verification/ask-issuer.ts'
import { checkCodeIn } from '../verification/check-code.ts'
import { materialKindOf } from './read-options.ts'
import { encryptReading } from '#features/claims/record/materials/reading.ts'
import { crossChecked, isSureReceipt, noValues, valuesOf } from './receipt-rules.ts'
import { receiptOfMaterial, removeReceipt } from '#features/claims/record/materials/store.ts'
import type { MaterialRow } from '#features/claims/record/find.ts'
import { isOneReceipt, verdictOf } from './verdict.ts'

/** Ends a reading: stores the result with the material, and a receipt's values in a row of their own. */
export async function keepOutcome(
  ctx: Pick<JobContext, 'cipher' | 'clock' | 'transaction'>,
  material: MaterialRow,
  outcome: ReadOutcome,
): Promise<void> {
  await ctx.transaction(async ({ db, jobs }) => {
    const caseRow = await takeCaseOf(db, material)
    // The draft was deleted during the reading.
    if (!caseRow) return
    const reading = outcome.outcome === 'read' ? crossChecked(outcome, await policyOfCase(db, caseRow)) : null
    const kind = reading && !material.is_kind_given ? materialKindOf[reading.kind] : material.kind
    const isOurs = await endReading(db, material, {
      kind,
      read_at: ctx.clock.now(),
      reading_encrypted:
        reading && encryptReading(await subjectKey({ ...ctx, db }, caseRow.account_id), material.id, reading),
      ...verdictOf(reading ?? outcome, material, kind),
    })
    if (!isOurs) return
    await keepReceipt(db, caseRow, { ...material, kind }, reading)
    await fillInVisit(db, caseRow, reading)
    const receipt = await receiptOfMaterial(db, material)
    if (!receipt || kind !== 'receipt') return
    const checkCode = checkCodeIn(reading?.qrCodes ?? [], receipt.invoice_number)
    await orderChecks({ db, jobs, clock: ctx.clock }, [receipt], checkCode)
  })
}

const takeCaseOf = (db: Db, { company_id, case_id }: MaterialRow): Promise<CaseRow | undefined> =>
  db
    .selectFrom('claim_case')
    .selectAll()
    .where((row) => row.and({ company_id, id: case_id }))
    .forUpdate()
    .executeTakeFirst()

/** If no days are declared yet, those of the document are filled in; the member can change them. */
async function fillInVisit(db: Db, caseRow: CaseRow, reading: ReadDocument | null): Promise<void> {
  if (caseRow.state !== caseStates.draft || caseRow.visit_start !== null) return
  const documentVisit = reading && documentVisitOf('', reading)
  const visit = documentVisit && sureVisit(documentVisit)
  if (visit) await changeCase(db, caseRow, { visit_start: visit.first, visit_end: visit.last })
}

/** Only the reader that still holds the material may end it: it may have been taken over meanwhile. */
export async function endReading(
  db: Db,
  { company_id, case_id, id, tries }: MaterialRow,
  changes: Partial<MaterialRow>,
): Promise<boolean> {
  const ended = await db
    .updateTable('claim_material')
    .set(changes)
    .where((row) => row.and({ company_id, case_id, id, tries, state: 'reading' }))
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Values that a person entered stay; so do those a handler has decided on. */
async function keepReceipt(
  db: Db,
  caseRow: CaseRow,
  material: MaterialRow,
  reading: ReadDocument | null,
): Promise<void> {
  if (caseRow.state >= caseStates.paying) return
  if (material.kind !== 'receipt') {
    if (caseRow.state === caseStates.draft) await removeReceipt(db, material)
    return
  }
  const own = reading && isOneReceipt(reading) ? reading : null
  const read = own && valuesOf(own)
  const isSure = own !== null && isSureReceipt(own)
  const existing = await receiptOfMaterial(db, material)
  if (!existing) return addReceipt(db, material, read, isSure)
  const isByHand = existing.snapshot.byMember !== null || existing.snapshot.byHandler !== null
  await db
    .updateTable('claim_receipt')
    .set({
      snapshot: { ...existing.snapshot, read },
      ...(isByHand ? {} : { ...columnsOf(read ?? noValues), is_sure: isSure, is_confirmed: isSure }),
    })
    .where((row) => row.and({ company_id: existing.company_id, case_id: existing.case_id, id: existing.id }))
    .execute()
}

export const columnsOf = (values: ReceiptValues) => ({
  invoice_code: values.invoiceCode,
  invoice_number: values.invoiceNumber,
  day: values.day,
  visit_day: values.visitDay ?? null,
  billed_fen: values.billedFen,
  social_fen: values.socialFen ?? 0,
  own_expense_fen: values.ownExpenseFen ?? 0,
  self_paid_fen: values.selfPaidFen ?? null,
  pooled_fen: values.pooledFen ?? null,
  account_fen: values.accountFen ?? null,
  payer: values.payer,
  hospital: values.hospital,
})

export async function addReceipt(
  db: Db,
  { company_id, case_id, id, sort }: MaterialRow,
  read: ReceiptValues | null,
  isSure: boolean,
): Promise<void> {
  await db
    .insertInto('claim_receipt')
    .values({
      company_id,
      case_id,
      id: newId(),
      material_id: id,
      ...columnsOf(read ?? noValues),
      excluded_fen: 0,
      excluded_reason: null,
      snapshot: { read, byMember: null, byHandler: null },
      is_sure: isSure,
      is_confirmed: isSure,
      sort,
    })
    .execute()
}
