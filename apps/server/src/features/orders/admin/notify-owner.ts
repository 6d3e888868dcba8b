import type { NoticeKind } from '@yf/domain/notice-kinds'
import type { AfterSaleRow, OrderRow } from '../store.ts'
import { notify } from '#features/messages/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

type AfterSaleNotice = Extract<
  NoticeKind,
  'refundAgreed' | 'goodsAskedBack' | 'afterSaleRefused' | 'exchangeSent' | 'appealGranted' | 'appealUpheld'
>

/** The result of an after-sales case, with the staff member's text, in the transaction of the change. */
export const notifyOwner = (
  ctx: StaffContext,
  order: OrderRow,
  afterSale: Pick<AfterSaleRow, 'id'>,
  kind: AfterSaleNotice,
  text: string,
): Promise<string> =>
  notify(ctx, {
    companyId: order.company_id,
    accountId: order.account_id,
    kind,
    id: afterSale.id,
    content: `订单 ${order.order_no}：${text}`,
  })
