import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { fieldChanges, yesNo } from '@yf/domain/field-changes'
import { formatFen } from '@yf/domain/money'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { CompanyCopy } from '#features/company/set-up.ts'
import { savedCompany, toCompanyDto } from './dto.ts'
import { managedRow, updateCompany, type ManagedCompanyRow } from './store.ts'

const labels = {
  showsEquity: '展示权益',
  sellsConsultations: '自费问诊',
  sellsCounselling: '自费心理咨询',
  price: '问诊价格',
}

type Functions = Pick<
  ManagedCompanyRow,
  'show_equity' | 'sells_consultations' | 'sells_counselling' | 'consultation_fen'
>

const textsOf = (functions: Functions) => ({
  showsEquity: yesNo(functions.show_equity),
  sellsConsultations: yesNo(functions.sells_consultations),
  sellsCounselling: yesNo(functions.sells_counselling),
  price: functions.consultation_fen === null ? '统一价格' : formatFen(functions.consultation_fen),
})

export const saveFunctions: RunCallHandler<typeof companySetUpCalls.saveFunctions> = async (
  { companyId, revision, ...input },
  ctx,
) => {
  const before = await managedRow(ctx.db, ctx.staff, companyId)
  if (!before) return refuse('notFound')
  const columns: Functions = {
    show_equity: input.showsEquity === 1,
    sells_consultations: input.sellsConsultations === 1,
    sells_counselling: input.sellsCounselling === 1,
    consultation_fen: input.consultationFen,
  }
  const changes = fieldChanges(labels, textsOf(before), textsOf(columns))
  if (before.revision === revision && changes.length === 0) return answer(toCompanyDto(ctx, before))
  const by = { name: ctx.staff.name, at: ctx.clock.now() }
  if (!(await updateCompany(ctx.db, companyId, columns, { revision, by })))
    return refuse('stateMoved', editConflictText({ savedBy: before.saved_by }))
  await recordAuditEvent(ctx, { action: 'changeFunctions', payload: { name: before.name, changes } })
  return answer(await savedCompany(ctx, companyId))
}

/** The event of the new company names its source. */
export const copyFunctions: CompanyCopy = async ({ db, staff, clock }, from, to) => {
  const [source, target] = [await managedRow(db, staff, from.id), await managedRow(db, staff, to.id)]
  if (!source || !target) return
  const { show_alias, show_equity, sells_consultations, sells_counselling, consultation_fen } = source
  const columns = { show_alias, show_equity, sells_consultations, sells_counselling, consultation_fen }
  const by = { name: staff.name, at: clock.now() }
  await updateCompany(db, to.id, columns, { revision: target.revision, by })
}
