import { afterSaleCalls } from '@yf/contract/after-sales'
import type { Output } from '@yf/contract/call'
import { afterSaleReasons } from '@yf/domain/after-sale'
import { useForm } from '#platform/forms/use-form.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useWrite } from '#platform/http/write.ts'
import { Card } from '#ui/card/card.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { backOf } from '../refund-sums.ts'
import { BackSums } from './back-sums.tsx'
import { PickLines, type LineCounts } from './pick-lines.tsx'
import { RequestPage } from './request-page.tsx'
import { noReason, reasonInput, SaleReason, type ReasonValues } from './sale-reason.tsx'

type AfterSaleKind = 'refund' | 'return'

/** Refund only, or return and refund: pieces, reason, pictures and the exact refund. */
export function SaleForm({ kind, orderId }: { kind: AfterSaleKind; orderId: string }) {
  const found = useFresh(afterSaleCalls.refundable, { orderId })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={6} />}>
      {(refundable) => <Form kind={kind} orderId={orderId} {...refundable} />}
    </AnsweredPage>
  )
}

interface AfterSaleValues extends ReasonValues {
  counts: LineCounts
}

type Props = Output<typeof afterSaleCalls.refundable> & { kind: AfterSaleKind; orderId: string }

/** A single line is preselected in full; of several the member chooses, if they can be returned separately. */
const countsOf = (lines: Props['lines'], isWholeOrder: boolean): LineCounts =>
  isWholeOrder || lines.length === 1 ? Object.fromEntries(lines.map(({ id, left }) => [id, left])) : {}

function noteOf({ isAtOnce, isWholeOrder }: Props): string {
  if (isWholeOrder === 1) return '药房还没有发药，不会只发其中一部分：整单一起退，提交后直接退款'
  return isAtOnce === 1 ? '还没有发货，提交后直接退款' : '客服审核通过后退回'
}

function Form(props: Props) {
  const { kind, orderId, lines } = props
  const isWholeOrder = props.isWholeOrder === 1
  const refunding = useWrite(afterSaleCalls.refundOnly, { loading: false })
  const returning = useWrite(afterSaleCalls.returnGoods, { loading: false })
  const form = useForm<AfterSaleValues>(
    () => ({ counts: countsOf(lines, isWholeOrder), ...noReason }),
    ({ counts, reason }) => ({
      counts: Object.values(counts).some((count) => count > 0) ? null : '请选择要退的商品',
      reason: reason === null ? '请选择原因' : null,
    }),
  )
  const send = () =>
    form.submit(({ counts, ...reason }) =>
      (kind === 'refund' ? refunding : returning).send({
        orderId,
        pieces: Object.entries(counts).flatMap(([lineId, count]) => (count > 0 ? [{ lineId, count }] : [])),
        ...reasonInput(reason),
      }),
    )
  return (
    <RequestPage isBusy={form.isBusy} send={send}>
      <PickLines
        lines={lines}
        counts={form.values.counts}
        isWholeOrder={isWholeOrder}
        onChange={form.set('counts')}
      />
      <BackSums back={backOf(lines, form.values.counts)} fault={form.faults.counts} note={noteOf(props)} />
      <Card>
        <SaleReason form={form} reasons={afterSaleReasons[kind]} />
      </Card>
    </RequestPage>
  )
}
