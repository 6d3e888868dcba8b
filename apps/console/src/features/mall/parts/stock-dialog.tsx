import { mallAdminCalls, type AdminVariant } from '@yf/contract/mall-admin'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { productLists } from '../product-lists.ts'

interface Props {
  productId: string
  variant: AdminVariant
  onClose: () => void
}

const reasons = ['到货入库', '盘点调整', '破损报废', '调拨出库']

/** Changes stock by an amount, never to an absolute value: a member may be buying at this moment. */
export function StockDialog({ productId, variant, onClose }: Props) {
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const { save, isBusy, fault } = useSaving(mallAdminCalls.changeStock, ...productLists)
  const change = () => {
    const input = { productId, variantId: variant.id, amount: amount ?? 0, reason: reason.trim() }
    return save(input, { savedMessage: '库存已调整', onClose })
  }
  return (
    <Dialog
      title={`调整库存：${variant.name}`}
      confirmText="调整"
      isBusy={isBusy}
      fault={fault}
      canConfirm={Boolean(amount) && reason.trim() !== ''}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <NumberEntry
        label="增减数量"
        note={`现有 ${variant.onHand} 件；减少请填负数`}
        isRequired
        value={amount}
        min={-100_000}
        max={100_000}
        onChange={setAmount}
      />
      <ReasonField
        label="原因"
        value={reason}
        templates={reasons}
        maxLength={50}
        isRequired
        onChange={setReason}
      />
    </Dialog>
  )
}
