import { orderCalls } from '@yf/contract/orders'
import type { OrderDetail } from '@yf/contract/order-shapes'
import { afterSaleReasons, reasonName } from '@yf/domain/after-sale'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import type { QueryState } from '#platform/http/answered.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Page } from '#ui/page/page.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { leftOf } from '../refund-sums.ts'
import styles from './fields.module.css'
import { LineRow } from './line-row.tsx'
import { openSale, RequestPage } from './request-page.tsx'

/** Refund of everything left of an order without delivery: a reason and the refund, without a choice of pieces. */
export const WholeRefund = ({ of }: { of: QueryState<OrderDetail> }) => (
  <AnsweredPage of={of} skeleton={<SkeletonCard lines={6} />}>
    {(order) => (order.can.refund ? <Form order={order} /> : <Shut />)}
  </AnsweredPage>
)

const Shut = () => (
  <Page>
    <EmptyOf
      kind="orders"
      title="该订单现在不能申请退款"
      note="可能已在售后中，或已超过期限；如有疑问请联系在线客服"
    />
  </Page>
)

const reasons = afterSaleReasons.refund.map(({ code, name }) => ({ value: code, label: name }))

function Form({ order }: { order: OrderDetail }) {
  const asking = useWrite(orderCalls.applyRefund, { loading: false })
  const form = useForm({ reason: null as string | null, words: '' }, ({ reason }) => ({
    reason: reason === null ? '请选择退款原因' : null,
  }))
  const back = leftOf(order.lines)
  const send = () =>
    form.submit(({ reason, words }) => {
      const fullReason = [reasonName('refund', reason ?? ''), words.trim()].filter(Boolean).join('：')
      return asking.send({ orderId: order.id, reason: fullReason })
    })
  const goOn = (id: string) =>
    order.kind === 'activity'
      ? replaceWith('/order/longActRefundDetail', { query: { orderId: order.id } })
      : openSale(id)
  return (
    <RequestPage isBusy={form.isBusy} send={send} goOn={goOn}>
      <Card title="退款内容" flush>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </Card>
      <Card title="退回">
        <Facts
          rows={[
            { label: '原路退款', value: <Money fen={back.moneyFen} size="number" /> },
            { label: '积分退回', value: back.pointsFen > 0 ? <Money fen={back.pointsFen} /> : null },
            { label: '权益退回', value: back.benefitFen > 0 ? <Money fen={back.benefitFen} /> : null },
          ]}
        />
      </Card>
      <Card>
        <div className={styles.fields}>
          <SelectField {...form.field('reason')} label="退款原因" options={reasons} required />
          <TextField {...form.field('words')} label="补充说明（选填）" rows={3} maxLength={150} />
        </div>
      </Card>
    </RequestPage>
  )
}
