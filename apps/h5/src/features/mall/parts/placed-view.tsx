import { orderCalls } from '@yf/contract/orders'
import { useState } from 'react'
import { payOrder } from '#features/orders/shared/pay-order.ts'
import { usePayResult } from '#features/orders/shared/use-pay-result.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { goIfOwn, replaceWith } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'
import { Button } from '#ui/button/button.tsx'
import { Done } from '#ui/done/done.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './placed-view.module.css'

/** What became of an order that was just placed: the order itself says, never the page that came back from paying. */
export function PlacedView({ orderId, wasPaying }: { orderId: string; wasPaying: boolean }) {
  const order = useQueryOf(orderCalls.detail, { orderId }, { staleTime: 0 })
  return (
    <AnsweredPage of={order} skeleton={<SkeletonCard lines={4} />}>
      {({ can }) => <Placed orderId={orderId} isUnpaid={can.pay} wasPaying={wasPaying} />}
    </AnsweredPage>
  )
}

interface Props {
  orderId: string
  isUnpaid: boolean
  wasPaying: boolean
}

function Placed({ orderId, isUnpaid, wasPaying }: Props) {
  const [isAsking, setAsking] = useState(wasPaying && isUnpaid)
  const asked = usePayResult(orderId, isAsking, () => void refresh(orderCalls.detail))
  const pay = async () => {
    if ((await payOrder(orderId, `/welfare?placed=${orderId}&paid=1`)) === 'asked') setAsking(true)
  }
  const orderPath = `/order?id=${orderId}`
  return (
    <Page title={isUnpaid ? '等待付款' : '下单成功'}>
      {isUnpaid && asked === 'asking' && <NoticeBar tone="info">正在确认支付结果，请稍候…</NoticeBar>}
      {isUnpaid && asked === 'unpaid' && (
        <NoticeBar tone="warning">还没有收到付款。若已扣款，稍后会自动更新，无需重复支付</NoticeBar>
      )}
      <Done
        title={isUnpaid ? '订单已提交，等待付款' : '付款成功，等待发货'}
        note={isUnpaid ? '请在 30 分钟内完成付款，超时订单自动取消' : '我们会尽快为您寄出，发货后会通知您'}
      >
        <div className={styles.ways}>
          {isUnpaid && (
            <Button block onTap={pay}>
              去付款
            </Button>
          )}
          {knowsPath(orderPath) && (
            <Button block kind={isUnpaid ? 'secondary' : 'primary'} onTap={() => void goIfOwn(orderPath)}>
              查看订单
            </Button>
          )}
          <Button block kind="plain" onTap={() => replaceWith('/welfare')}>
            继续逛逛
          </Button>
        </div>
      </Done>
    </Page>
  )
}
