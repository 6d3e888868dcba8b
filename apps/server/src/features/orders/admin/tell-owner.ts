import type { NoticeKind } from '@yf/domain/notice-kinds'
import type { AfterSaleRow, OrderRow } from '../store.ts'
import { tell } from '#features/messages/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

type AfterSaleNotice = Extract<
  NoticeKind,
  'refundAgreed' | 'goodsAskedBack' | 'afterSaleRefused' | 'exchangeSent' | 'appealGranted' | 'appealUpheld'
>

/** The result of an after-sales case, with the staff member's text, in the transaction of the change. */
export const tellOwner = (
  ctx: StaffContext,
  order: OrderRow,
  sale: Pick<AfterSaleRow, 'id'>,
  kind: AfterSaleNotice,
  words: string,
): Promise<string> =>
  tell(ctx, {
    companyId: order.company_id,
    accountId: order.account_id,
    kind,
    id: sale.id,
    content: `订单 ${order.order_no}：${words}`,
  })
