import { couponDeskCalls, type CouponBatch } from '@yf/contract/coupon-desk'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { emptyBatch, formOf, inputOf, missingOf } from '../batch-form.ts'
import { BatchFields } from './batch-fields.tsx'
import { BatchTerms } from './batch-terms.tsx'

interface Props {
  /** null is a new one. */
  row: CouponBatch | null
  onClose: () => void
}

export function BatchDialog({ row, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : emptyBatch))
  const { send, isBusy, error } = useWrite(couponDeskCalls.save)
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes })
  const isTaken = row !== null && row.taken > 0
  const save = async () => {
    const saved = await send(inputOf(form, row))
    if (!saved.ok) return
    await refresh(couponDeskCalls.batches)
    onClose()
    say('已保存')
  }
  return (
    <Dialog
      title={row ? `编辑${row.name}` : '新建优惠券'}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={missingOf(form) === null}
      aside={<span>{missingOf(form)}</span>}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {isTaken && <p>已有人领取：优惠内容、有效期和适用商品不能再改。</p>}
      <BatchFields form={form} isNew={row === null} onChange={change} />
      <BatchTerms form={form} isFixed={isTaken} onChange={change} />
    </Dialog>
  )
}
