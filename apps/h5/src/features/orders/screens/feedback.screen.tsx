import { orderCalls } from '@yf/contract/orders'
import type { OrderDetail } from '@yf/contract/order-shapes'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { CommentForm } from '../parts/comment-form.tsx'
import { CommentView } from '../parts/comment-view.tsx'

/** Stars and text once, an additional text once; afterwards the page shows the review. */
export default function OrderFeedbackScreen() {
  const { orderId = '' } = useQueryParams()
  return (
    <AnsweredPage of={useFresh(orderCalls.detail, { orderId })} skeleton={<SkeletonCard lines={6} />}>
      {(order) =>
        order.can.comment || order.can.followUp ? (
          <CommentForm order={order} />
        ) : (
          <SubmittedComment order={order} />
        )
      }
    </AnsweredPage>
  )
}

const SubmittedComment = ({ order: { comment } }: { order: OrderDetail }) => (
  <Page>
    {comment ? (
      <CommentView comment={comment} />
    ) : (
      <EmptyOf kind="orders" title="订单完成后才能评价" note="确认收货后，可以回到这里评价" />
    )}
  </Page>
)
