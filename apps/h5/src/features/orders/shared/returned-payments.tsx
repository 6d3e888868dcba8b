import type { OrderDetail } from '@yf/contract/order-shapes'
import type { ReturnReason } from '@yf/domain/incoming-payment'
import { formatFen } from '@yf/domain/money'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'

const what: Readonly<Record<ReturnReason, string>> = {
  late: '您在订单关闭后支付的',
  twice: '您重复支付的',
}

/** Late or duplicate payments, which are refunded automatically. */
export const ReturnedPayments = ({ of }: { of: OrderDetail['returnedPayments'] }) =>
  of.map(({ reason, moneyFen, isBack }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- two payments may be equal
    <NoticeBar key={`${reason} ${at}`} tone={isBack === 1 ? 'success' : 'info'}>
      {`${what[reason]} ${formatFen(moneyFen)} ${isBack === 1 ? '已原路退回' : '正在原路退回，一般 1-3 个工作日到账'}`}
    </NoticeBar>
  ))
