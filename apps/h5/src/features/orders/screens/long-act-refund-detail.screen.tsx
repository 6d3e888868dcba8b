import { orderCalls } from '@yf/contract/orders'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from '../parts/order-detail.module.css'
import { SaleTimeline } from '../parts/sale-timeline.tsx'
import { noteOfSale, saleTones } from '../texts.ts'

const sum = (fen: number | null) => (fen ? <Money fen={fen} /> : null)

export default function LongActRefundDetailScreen() {
  const { orderId = '' } = useQueryParams()
  const found = useQueryOf(orderCalls.activityRefund, { orderId })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={6} />}>
      {(refund) => (
        <Page>
          {refund === null ? (
            <EmptyOf kind="orders" title="没有退款记录" note="在活动订单里可以申请退款" />
          ) : (
            <>
              <div className={styles.now}>
                <NoticeBar tone="info">{noteOfSale(refund)}</NoticeBar>
              </div>
              <Card title="退款">
                <Facts
                  rows={[
                    { label: '状态', value: <Chip tone={saleTones[refund.state]}>{refund.stateName}</Chip> },
                    { label: '原路退款', value: sum(refund.moneyFen) },
                    { label: '积分退回', value: sum(refund.pointsFen) },
                    { label: '权益退回', value: sum(refund.benefitFen) },
                    { label: '退款原因', value: refund.reason },
                    { label: '客服答复', value: refund.answer },
                  ]}
                />
              </Card>
              <SaleTimeline steps={refund.timeline} />
            </>
          )}
        </Page>
      )}
    </AnsweredPage>
  )
}
