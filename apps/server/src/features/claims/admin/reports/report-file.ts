import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { reportReaders } from '@yf/domain/audit-actions/reads'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { companyNames } from '../case/company-names.ts'
import { largeCases } from './report-store.ts'
import { readReport } from './report.ts'
import { spreadsheet } from './spreadsheet.ts'
import { monthsFault, spanOfMonths } from './span.ts'

/**
 * The file leaves the system: the audit event names what was downloaded and for whom, with the cases listed in it.
 */
export const reportFile: RunCallHandler<typeof claimsAssignmentCalls.reportFile> = async (input, ctx) => {
  const fault = monthsFault(input)
  if (fault) return fault
  const { from, to, insurer, reader } = input
  const report = await readReport(ctx.db, input)
  const large = reader === 'reinsurer' ? await largeCases(ctx.db, spanOfMonths(input), input.largeFen) : []
  const included = large.filter((row) => insurer === undefined || row.insurer === insurer)
  const companies = await companyNames(ctx.db, included)
  const bytes = await spreadsheet(
    report,
    included.map((row) => ({ ...row, companyName: companies.get(row.company_id) ?? '' })),
    reader === 'reinsurer' ? input.largeFen : null,
  )
  await recordAuditEvent(ctx, {
    action: 'takeReport',
    seen: included,
    payload: { reader, from, to, insurer: insurer ?? null },
  })
  const months = from === to ? from : `${from}_${to}`
  return answer({
    name: `理赔报表_${reportReaders[reader]}_${months}.xlsx`,
    base64: bytes.toString('base64'),
  })
}
