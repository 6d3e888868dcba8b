import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { isDay } from '@yf/domain/dates'
import { Select } from 'antd'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { dayOf } from '../receipt-form.ts'
import { useCaseAction } from '../use-case.ts'

const visitOptions = (Object.entries(visitTypes) as [VisitType, string][]).map(([value, label]) => ({
  value,
  label,
}))

function daysFault(first: string, last: string): string | null {
  if (!isDay(first) || !isDay(last)) return '请填写日期，例如 2026-11-07'
  return first > last ? '开始日期不能晚于结束日期' : null
}

export function VisitDialog({ work, onClose }: { work: WorkCase; onClose: () => void }) {
  const [visitType, setVisitType] = useState(work.visitType)
  const [hospital, setHospital] = useState(work.hospital ?? '')
  const [first, setFirst] = useState(work.visitStart ?? '')
  const [last, setLast] = useState(work.visitEnd ?? work.visitStart ?? '')
  const days = { visitStart: dayOf(first), visitEnd: dayOf(last) }
  const wrongDays = daysFault(days.visitStart, days.visitEnd)
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.setVisit)
  const save = async () => {
    if (visitType === null) return
    const isDone = await run(
      { caseId: work.caseId, visitType, hospital: hospital.trim(), ...days },
      '就诊信息已更正',
    )
    if (isDone) onClose()
  }
  return (
    <Dialog
      title="更正就诊信息"
      confirmText="保存"
      isBusy={isBusy}
      fault={fault}
      canConfirm={visitType !== null && hospital.trim() !== '' && wrongDays === null}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Entry label="就诊类型">
        {(id) => (
          <Select
            id={id}
            value={visitType}
            options={visitOptions}
            placeholder="请选择"
            onChange={setVisitType}
          />
        )}
      </Entry>
      <TextEntry label="医院" isRequired value={hospital} maxLength={60} onChange={setHospital} />
      <TextEntry
        label="就诊（入院）日期"
        isRequired
        value={first}
        maxLength={12}
        fault={first === '' ? null : wrongDays}
        onChange={setFirst}
      />
      <TextEntry label="末次就诊（出院）日期" isRequired value={last} maxLength={12} onChange={setLast} />
      <p>就诊类型和日期决定适用的保险责任，保存后会重新计算应赔金额。</p>
    </Dialog>
  )
}
