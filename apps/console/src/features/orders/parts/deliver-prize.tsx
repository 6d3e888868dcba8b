import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { Alert, Button, Space } from 'antd'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

/** Marks a prize as collected, so that the order shows this when it is presented again. */
export function DeliverPrize({ orderId }: { orderId: string }) {
  const { send, isBusy, error } = useWrite(ordersAdminCalls.handOut)
  const deliver = async () => {
    const done = await send({ orderId })
    await refresh(ordersAdminCalls.order, ordersAdminCalls.orders)
    if (done.ok) say('已登记领取，会员会收到通知')
  }
  return (
    <Space orientation="vertical">
      {error && <Alert type="error" title={error.message} />}
      <Button type="primary" loading={isBusy} onClick={() => void deliver()}>
        已领取
      </Button>
    </Space>
  )
}
