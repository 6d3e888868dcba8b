import type { personnelAdminCalls } from '@yf/contract/personnel-admin'
import { maskPhone } from '@yf/domain/masks'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { companyNameOf } from '#features/company/public.ts'
import { decideRequest } from '#features/identity/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { ownCompany } from './own-company.ts'

/** A request of another company is answered like one that is not pending. */
export const decideRegistration: RunCallHandler<typeof personnelAdminCalls.decideRegistration> = async (
  { id, isConfirmed },
  ctx,
) => {
  const companyId = ownCompany(ctx)
  const decided = await decideRequest(ctx, {
    companyId,
    companyName: await companyNameOf(ctx.db, companyId),
    id,
    isConfirmed: isConfirmed === 1,
    by: { staffId: ctx.staff.id, staffName: ctx.staff.name, importId: null },
  })
  if (!decided) return refuse('stateMoved', '该申请不存在或已被处理，请刷新后查看')
  const { name, phone, maskedCertificate } = decided
  await recordAuditEvent(ctx, {
    action: isConfirmed === 1 ? 'confirmRegistration' : 'refuseRegistration',
    encrypted: [id],
    payload: { name, certificate: maskedCertificate, phone: maskPhone(phone) },
  })
  return answer(null, isConfirmed === 1 ? '已确认，申请人会收到短信' : '已拒绝，申请人会收到短信')
}
