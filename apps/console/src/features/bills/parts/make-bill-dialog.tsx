import { billsAdminCalls } from '@yf/contract/bills-admin'
import { formatFen } from '@yf/domain/money'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { emptyBill, linesOf, missingOf, sumOf, type BillForm } from '../bill-form.ts'
import { BillLines } from './bill-lines.tsx'

const texts = [
  { name: 'title', label: '账单名称', maxLength: 30 },
  { name: 'payerName', label: '付款人姓名', maxLength: 20 },
  { name: 'phone', label: '手机号', maxLength: 11 },
] as const

export function MakeBillDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState<BillForm>(emptyBill)
  const { send, isBusy, error } = useWrite(billsAdminCalls.makeBill)
  const change = (changes: Partial<BillForm>) => setForm({ ...form, ...changes })
  const make = async () => {
    const { title, payerName, phone, validDays } = form
    const made = await send({
      title: title.trim(),
      payerName: payerName.trim(),
      phone,
      validDays: validDays ?? 1,
      lines: linesOf(form),
    })
    if (!made.ok) return
    onClose()
    say('账单已开出，链接已通过短信发送')
    await refresh(billsAdminCalls.bills)
  }
  return (
    <Dialog
      title="开出账单"
      confirmText="开出并发送"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={missingOf(form) === null}
      aside={<span>{missingOf(form) ?? `合计 ${formatFen(sumOf(form))}`}</span>}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      {texts.map(({ name, label, maxLength }) => (
        <TextEntry
          key={name}
          label={label}
          isRequired
          value={form[name]}
          maxLength={maxLength}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <BillLines lines={form.lines} onChange={(lines) => change({ lines })} />
      <NumberEntry
        label="有效天数"
        isRequired
        value={form.validDays}
        min={1}
        max={30}
        onChange={(validDays) => change({ validDays })}
      />
    </Dialog>
  )
}
