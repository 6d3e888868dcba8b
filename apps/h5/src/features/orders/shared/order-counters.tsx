import { orderCalls } from '@yf/contract/orders'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './order-counters.module.css'

type OrderCounter = 'unpaid' | 'toShip' | 'toReceive' | 'toComment' | 'afterSale'

const entries: readonly { key: OrderCounter; label: string; icon: IconName; open: () => void }[] = [
  { key: 'unpaid', label: '待付款', icon: 'wallet', open: () => go('/order', { query: { state: '1' } }) },
  { key: 'toShip', label: '待发货', icon: 'gift', open: () => go('/order', { query: { state: '2' } }) },
  { key: 'toReceive', label: '待收货', icon: 'order', open: () => go('/order', { query: { state: '3' } }) },
  { key: 'toComment', label: '待评价', icon: 'edit', open: () => go('/order', { query: { state: '4' } }) },
  { key: 'afterSale', label: '售后', icon: 'refresh', open: () => go('/mallAfterSales') },
]

/** Orders that wait for the member, by state, with the same counts as the list. */
export default function OrderCounters() {
  const counts = useQueryOf(orderCalls.counts, {}).data
  return (
    <Card
      title="我的订单"
      extra={
        <Button kind="plain" size="small" track="mine.tile.personal_center_order" onTap={() => go('/order')}>
          全部订单
        </Button>
      }
    >
      <div className={styles.entries}>
        {entries.map(({ key, label, icon, open }) => (
          <button key={key} type="button" className={styles.entry} onClick={open}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
              {counts && counts[key] > 0 && <Badge count={counts[key]} unit="单" />}
            </span>
            {label}
          </button>
        ))}
      </div>
    </Card>
  )
}
