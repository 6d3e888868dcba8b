import { pointsAdminCalls } from '@yf/contract/points-admin'
import { Select } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

interface Props {
  companies: readonly { id: string; name: string }[]
  onClose: () => void
}

const wholePhone = /^1[3-9]\d{9}$/
const most = 100_000

export function ProposeDialog({ companies, onClose }: Props) {
  const [companyId, setCompanyId] = useState<string | null>(null)
  const [phone, setPhone] = useState('')
  const [points, setPoints] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const { send, isBusy, error } = useWrite(pointsAdminCalls.propose)
  const isWhole = companyId !== null && wholePhone.test(phone) && Boolean(points) && reason.trim().length > 1
  const propose = async () => {
    if (companyId === null || !points) return
    const done = await send({ companyId, phone, points, reason: reason.trim() })
    if (!done.ok) return
    onClose()
    say('已提交，等待财务审核')
    await refresh(pointsAdminCalls.adjustments)
  }
  return (
    <Dialog
      title="提交积分调整"
      confirmText="提交"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={isWhole}
      onConfirm={() => void propose()}
      onClose={onClose}
    >
      <CompanyEntry companies={companies} value={companyId} onChange={setCompanyId} />
      <TextEntry
        label="会员手机号"
        isRequired
        value={phone}
        maxLength={11}
        inputMode="numeric"
        onChange={setPhone}
      />
      <NumberEntry
        label="积分"
        isRequired
        note="扣减请填负数"
        value={points}
        min={-most}
        max={most}
        onChange={setPoints}
      />
      <TextEntry
        label="原因"
        isRequired
        note="会员会读到"
        value={reason}
        maxLength={60}
        onChange={setReason}
      />
    </Dialog>
  )
}

interface CompanyProps {
  companies: Props['companies']
  value: string | null
  onChange: (id: string) => void
}

const CompanyEntry = ({ companies, value, onChange }: CompanyProps) => (
  <Entry label="企业" isRequired>
    {(id) => (
      <Select<string>
        id={id}
        value={value}
        placeholder="请选择"
        options={companies.map((company) => ({ value: company.id, label: company.name }))}
        onChange={onChange}
      />
    )}
  </Entry>
)
