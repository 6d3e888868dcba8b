import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './withdraw-sheet.module.css'

interface WithdrawSheetProps {
  open: boolean
  onClose: () => void
  /** Resolves to true on success. */
  onWithdraw: (reason: string) => Promise<boolean>
}

const reasons = ['信息填错了', '资料还没备齐', '已在别处报销', '其他原因'] as const
type Reason = (typeof reasons)[number]

export function WithdrawSheet({ open, onClose, onWithdraw }: WithdrawSheetProps) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [more, setMore] = useState('')
  const send = async () => {
    const reasonText = [reason, more.trim()].filter(Boolean).join('：')
    if (await onWithdraw(reasonText)) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="撤销申请"
      actions={
        <Button block kind="danger" onTap={send}>
          确认撤销
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.note}>撤销后本案不再处理，发票可以在新的申请中使用，已上传的资料会保留</p>
        <ChoiceField
          label="撤销原因"
          options={reasons.map((value) => ({ value, label: value }))}
          value={reason}
          onChange={setReason}
        />
        <TextField
          label="补充说明"
          placeholder="选填"
          rows={3}
          maxLength={80}
          value={more}
          onChange={setMore}
        />
      </div>
    </Sheet>
  )
}
