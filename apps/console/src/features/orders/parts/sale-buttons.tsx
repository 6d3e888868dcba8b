import type { AdminSaleDetail } from '@yf/contract/orders-admin'
import { Button } from 'antd'
import { useState } from 'react'
import styles from '../pages/orders.module.css'
import { SaleDialog, type SaleAction } from './sale-dialog.tsx'
import { SendOtherDialog } from './send-other-dialog.tsx'

const actions: readonly {
  can: keyof AdminSaleDetail['can']
  action: SaleAction
  name: string
  isMain?: boolean
}[] = [
  { can: 'refund', action: 'refund', name: '同意退款', isMain: true },
  { can: 'askBack', action: 'askBack', name: '同意，请寄回', isMain: true },
  { can: 'refuse', action: 'refuse', name: '拒绝' },
  { can: 'confirm', action: 'confirm', name: '复核通过，退款', isMain: true },
  { can: 'confirm', action: 'sendBack', name: '退回客服' },
  { can: 'answerAppeal', action: 'grant', name: '支持申诉', isMain: true },
  { can: 'answerAppeal', action: 'uphold', name: '维持原处理' },
]

/** The actions of this user: the server lists them. */
export function SaleButtons({ sale }: { sale: AdminSaleDetail }) {
  const [action, setAction] = useState<SaleAction | 'sendOther' | null>(null)
  const close = () => setAction(null)
  return (
    <div className={styles.buttons}>
      {actions
        .filter(({ can }) => sale.can[can])
        .map(({ action: one, name, isMain }) => (
          <Button key={one} type={isMain ? 'primary' : 'default'} onClick={() => setAction(one)}>
            {name}
          </Button>
        ))}
      {sale.can.sendOther && (
        <Button type="primary" onClick={() => setAction('sendOther')}>
          寄出换货
        </Button>
      )}
      {action === 'sendOther' && <SendOtherDialog sale={sale} onClose={close} />}
      {action !== null && action !== 'sendOther' && (
        <SaleDialog action={action} sale={sale} onClose={close} />
      )}
    </div>
  )
}
