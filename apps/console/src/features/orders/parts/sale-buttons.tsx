import type { AdminSaleDetail } from '@yf/contract/orders-admin'
import { Button } from 'antd'
import { useState } from 'react'
import styles from '../pages/orders.module.css'
import { SaleDialog, type SaleAction } from './sale-dialog.tsx'
import { SendOtherDialog } from './send-other-dialog.tsx'

const deeds: readonly {
  can: keyof AdminSaleDetail['can']
  deed: SaleAction
  name: string
  isMain?: boolean
}[] = [
  { can: 'refund', deed: 'refund', name: '同意退款', isMain: true },
  { can: 'askBack', deed: 'askBack', name: '同意，请寄回', isMain: true },
  { can: 'refuse', deed: 'refuse', name: '拒绝' },
  { can: 'confirm', deed: 'confirm', name: '复核通过，退款', isMain: true },
  { can: 'confirm', deed: 'sendBack', name: '退回客服' },
  { can: 'answerAppeal', deed: 'grant', name: '支持申诉', isMain: true },
  { can: 'answerAppeal', deed: 'uphold', name: '维持原处理' },
]

/** The actions of this user: the server lists them. */
export function SaleButtons({ sale }: { sale: AdminSaleDetail }) {
  const [deed, setAction] = useState<SaleAction | 'sendOther' | null>(null)
  const close = () => setAction(null)
  return (
    <div className={styles.buttons}>
      {deeds
        .filter(({ can }) => sale.can[can])
        .map(({ deed: one, name, isMain }) => (
          <Button key={one} type={isMain ? 'primary' : 'default'} onClick={() => setAction(one)}>
            {name}
          </Button>
        ))}
      {sale.can.sendOther && (
        <Button type="primary" onClick={() => setAction('sendOther')}>
          寄出换货
        </Button>
      )}
      {deed === 'sendOther' && <SendOtherDialog sale={sale} onClose={close} />}
      {deed !== null && deed !== 'sendOther' && <SaleDialog deed={deed} sale={sale} onClose={close} />}
    </div>
  )
}
