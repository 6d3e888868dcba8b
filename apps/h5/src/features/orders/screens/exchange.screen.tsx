import { afterSaleCalls } from '@yf/contract/after-sales'
import { afterSaleReasons } from '@yf/domain/after-sale'
import { useForm } from '#platform/forms/use-form.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import type { UploadedPicture } from '#ui/picture-upload/use-uploads.ts'
import { ExchangeChoice, sameAgain } from '../parts/exchange-choice.tsx'
import type { Refundable } from '../parts/pick-lines.tsx'
import { SaleReason } from '../parts/sale-reason.tsx'
import { refreshOrders } from '../use-orders.ts'

/** One line for the same in another form, at the same price. */
export default function ExchangeScreen() {
  const { orderId = '' } = useQueryParams()
  const found = useFresh(afterSaleCalls.refundable, { orderId })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={6} />}>
      {({ lines }) => <Form orderId={orderId} lines={lines.filter(({ left }) => left > 0)} />}
    </AnsweredPage>
  )
}

interface Values {
  lineId: string | null
  productId: string
  reason: string | null
  words: string
  pictures: UploadedPicture[]
}

const emptyFor = (lines: readonly Refundable[]): Values => ({
  lineId: lines.length === 1 ? lines[0]!.id : null,
  productId: sameAgain,
  reason: null,
  words: '',
  pictures: [],
})

function Form({ orderId, lines }: { orderId: string; lines: readonly Refundable[] }) {
  const exchanging = useWrite(afterSaleCalls.exchange, { loading: false })
  const reasons = useQueryOf(afterSaleCalls.reasons, { kind: 'exchange' }).data ?? afterSaleReasons.exchange
  const form = useForm<Values>(
    () => emptyFor(lines),
    ({ lineId, reason }) => ({
      lineId: lineId === null ? '请选择要换的商品' : null,
      reason: reason === null ? '请选择原因' : null,
    }),
  )
  const submit = async () => {
    const sent = await form.submit(({ lineId, productId, reason, words, pictures }) =>
      exchanging.send({
        orderId,
        lineId: lineId ?? '',
        ...(productId === sameAgain ? {} : { productId }),
        reason: reason ?? '',
        words: words.trim(),
        pictures: pictures.map(({ id }) => id),
      }),
    )
    if (!sent?.ok) return
    await refreshOrders()
    replaceWith('/mallAfterSales', { query: { id: sent.result.id } })
  }
  return (
    <Page
      actions={
        <Button block busy={form.isBusy} onTap={submit}>
          提交申请
        </Button>
      }
    >
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
    </Page>
  )
}
