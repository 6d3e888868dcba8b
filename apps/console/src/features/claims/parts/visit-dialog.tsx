import { workbenchCalls, type WorkCase } from '@yf/contract/workbench'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { Select } from 'antd'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { useCaseDeed } from '../use-case.ts'

const visitOptions = (Object.entries(visitTypes) as [VisitType, string][]).map(([value, label]) => ({
  value,
  label,
}))

export function VisitDialog({ work, onClose }: { work: WorkCase; onClose: () => void }) {
  const [visitType, setVisitType] = useState(work.visitType)
  const [hospital, setHospital] = useState(work.hospital ?? '')
  const { run, isBusy, fault } = useCaseDeed(workbenchCalls.setVisit)
  const save = async () => {
    if (visitType === null) return
    const isDone = await run({ caseId: work.caseId, visitType, hospital: hospital.trim() }, '就诊信息已更正')
    if (isDone) onClose()
  }
  return (
    <Dialog
      title="更正就诊信息"
      confirmText="保存"
      isBusy={isBusy}
      fault={fault}
      canConfirm={visitType !== null && hospital.trim() !== ''}
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
      <p>就诊类型决定适用的保险责任，保存后会重新计算应赔金额。</p>
    </Dialog>
  )
}
