import { afterSaleCalls } from '@yf/contract/after-sales'
import { afterSaleReasons } from '@yf/domain/after-sale'
import { useForm } from '#platform/forms/use-form.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useWrite } from '#platform/http/write.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Card } from '#ui/card/card.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { ExchangeChoice, sameAgain } from '../parts/exchange-choice.tsx'
import type { RefundableLine } from '../parts/pick-lines.tsx'
import { RequestPage } from '../parts/request-page.tsx'
import { noReason, reasonInput, SaleReason, type ReasonValues } from '../parts/sale-reason.tsx'

/** Exchanges one line for another variant at the same price. */
export default function ExchangeScreen() {
  const { orderId = '' } = useQueryParams()
  const found = useFresh(afterSaleCalls.refundable, { orderId })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={6} />}>
      {({ lines }) => <Form orderId={orderId} lines={lines.filter(({ left }) => left > 0)} />}
    </AnsweredPage>
  )
}

interface ExchangeValues extends ReasonValues {
  lineId: string | null
  productId: string
}

const emptyFor = (lines: readonly RefundableLine[]): ExchangeValues => ({
  lineId: lines.length === 1 ? lines[0]!.id : null,
  productId: sameAgain,
  ...noReason,
})

function Form({ orderId, lines }: { orderId: string; lines: readonly RefundableLine[] }) {
  const exchanging = useWrite(afterSaleCalls.exchange, { loading: false })
  const reasons = useQueryOf(afterSaleCalls.reasons, { kind: 'exchange' }).data ?? afterSaleReasons.exchange
  const form = useForm<ExchangeValues>(
    () => emptyFor(lines),
    ({ lineId, reason }) => ({
      lineId: lineId === null ? '请选择要换的商品' : null,
      reason: reason === null ? '请选择原因' : null,
    }),
  )
  const send = () =>
    form.submit(({ lineId, productId, ...reason }) =>
      exchanging.send({
        orderId,
        lineId: lineId ?? '',
        ...(productId === sameAgain ? {} : { productId }),
        ...reasonInput(reason),
      }),
    )
  return (
    <RequestPage isBusy={form.isBusy} send={send}>
      <ExchangeChoice
        lines={lines}
        lineId={form.values.lineId}
        productId={form.values.productId}
        fault={form.faults.lineId}
        onLine={(lineId) => form.change({ lineId, productId: sameAgain })}
        onProduct={form.set('productId')}
      />
      <Card>
        <SaleReason form={form} reasons={reasons} />
      </Card>
    </RequestPage>
  )
}
