import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { rightReturnReasons } from '@yf/domain/right-returns'
import { returnRight as giveBack, serviceRow } from '#features/consultation/public.ts'
import { notify } from '#features/messages/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toConsultationDtos } from './dto.ts'

const refusalOf = {
  already: 'rightAlreadyBack',
  stillOpen: 'consultationStillOpen',
  notFound: 'notFound',
} as const

/** Returned entitlement, audit event and notice to the member are written together or not at all. */
export const returnRight: RunCallHandler<typeof customerServiceAdminCalls.returnRight> = async (
  { id, reason },
  ctx,
) => {
  const reasonText = rightReturnReasons[reason]
  const outcome = await giveBack(ctx, { id, actor: `staff:${ctx.staff.id}`, reason: reasonText })
  if (outcome !== 'givenBack') return refuse(refusalOf[outcome])
  const row = (await serviceRow(ctx.db, id))!
  await recordAuditEvent(ctx, {
    action: 'returnRight',
    seen: [{ id, account_id: row.accountId }],
    payload: { reason },
  })
  await notify(ctx, {
    companyId: row.companyId,
    accountId: row.accountId,
    kind: row.isSelfPaid ? 'feeReturned' : 'rightReturned',
    content: row.isSelfPaid
      ? `您为一次服务支付的费用将原路退回。原因：${reasonText}`
      : `您的一次服务权益已退回，可以继续使用。原因：${reasonText}`,
  })
  return answer((await toConsultationDtos(ctx, [row]))[0]!)
}
