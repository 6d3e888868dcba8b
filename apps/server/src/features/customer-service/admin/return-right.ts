import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { rightReturnReasons } from '@yf/domain/right-returns'
import { returnRight as giveBack, serviceRow } from '#features/consultation/public.ts'
import { tell } from '#features/messages/public.ts'
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
  const words = rightReturnReasons[reason]
  const given = await giveBack(ctx, { id, actor: `staff:${ctx.staff.id}`, reason: words })
  if (given !== 'givenBack') return refuse(refusalOf[given])
  const row = (await serviceRow(ctx.db, id))!
  await recordAuditEvent(ctx, {
    action: 'returnRight',
    seen: [{ id, account_id: row.accountId }],
    payload: { reason },
  })
  await tell(ctx, {
    companyId: row.companyId,
    accountId: row.accountId,
    kind: row.isSelfPaid ? 'feeReturned' : 'rightReturned',
    content: row.isSelfPaid
      ? `您为一次服务支付的费用将原路退回。原因：${words}`
      : `您的一次服务权益已退回，可以继续使用。原因：${words}`,
  })
  return answer((await toConsultationDtos(ctx, [row]))[0]!)
}
