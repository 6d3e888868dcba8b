import type { AlikeSide } from '@yf/contract/evidence-shapes'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStateName } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { filesById } from '#platform/files/stored-files.ts'
import { similarInOtherCases, type ComparedPicture } from '#features/claims/evidence/signs/alike.ts'
import { caseById } from '#features/claims/record/find.ts'
import { recordRead } from '#features/staff/public.ts'
import { companyNames } from '../case/company-names.ts'

/**
 * Both receipts with what is known of them; the audit event for the cases shown is written in the transaction that
 * reads them.
 */
export const lookalikes: RunCallHandler<typeof claimsAdminCalls.lookalikes> = async ({ caseId }, ctx) => {
  const caseRow = await caseById(ctx.db, caseId)
  if (!caseRow || caseRow.state === 0) return refuse('notFound')
  const pairs = await similarInOtherCases(ctx.db, caseRow)
  const others = pairs.map(({ other }) => other)
  const sides = [...pairs.map(({ own }) => own), ...others]
  const companies = await companyNames(ctx.db, sides)
  const files = await fileNames(ctx.db, sides)
  const sideDto = (side: ComparedPicture) => toSideDto(side, companies, files)
  const seen = others.map(({ case_id, account_id }) => ({ id: case_id, account_id }))
  await recordRead(ctx, { action: 'compareReceipts', about: caseRow, seen })
  return answer(
    pairs.map(({ own, other, distance }) => ({ own: sideDto(own), other: sideDto(other), distance })),
  )
}

async function fileNames(db: Db, sides: readonly ComparedPicture[]): Promise<ReadonlyMap<string, string>> {
  const bySubject = Map.groupBy(sides, ({ account_id }) => account_id)
  const found = await Promise.all(
    [...bySubject].map(([subject, own]) =>
      filesById(
        db,
        subject,
        own.map(({ file_id }) => file_id),
      ),
    ),
  )
  return new Map(found.flatMap((files) => [...files].map(([id, { name }]) => [id, name] as const)))
}

const toSideDto = (
  side: ComparedPicture,
  companies: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): AlikeSide => ({
  caseId: side.case_id,
  caseNo: side.case_no,
  companyName: companies.get(side.company_id) ?? '',
  insuredName: side.insured_name,
  stateName: caseStateName(side.state, side.payable_fen),
  url: `/staff-files/${files.get(side.file_id) ?? ''}`,
  name: side.name,
  invoiceCode: side.invoice_code,
  invoiceNumber: side.invoice_number,
  day: side.day,
  billedFen: side.billed_fen,
  payer: side.payer,
  hospital: side.hospital,
})
