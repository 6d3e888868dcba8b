import { couponsAdminCalls, type CouponBatch } from '@yf/contract/coupons-admin'
import { awaitingApprovalText } from '@yf/domain/approvals'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { emptyBatch, formOf, inputOf, missingOf } from '../batch-form.ts'
import { BatchFields } from './batch-fields.tsx'
import { BatchTerms } from './batch-terms.tsx'

interface Props {
  /** null: a new service. */
  row: CouponBatch | null
  onClose: () => void
}

export function BatchDialog({ row, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : emptyBatch))
  const saving = useSaving(couponsAdminCalls.save, couponsAdminCalls.batches)
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes })
  const isTaken = row !== null && row.taken > 0
  return (
    <SaveDialog
      title={row ? `编辑${row.name}` : '新建优惠券'}
      saving={saving}
      missing={missingOf(form)}
      onSave={() =>
        void saving.save(inputOf(form, row), {
          savedMessage: '已保存',
          waiting: awaitingApprovalText,
          onClose,
        })
      }
      onClose={onClose}
    >
      {isTaken && <p>已有人领取：优惠内容、有效期和适用商品不能再改。</p>}
      <BatchFields form={form} isNew={row === null} onChange={change} />
      <BatchTerms form={form} isFixed={isTaken} onChange={change} />
    </SaveDialog>
  )
}
