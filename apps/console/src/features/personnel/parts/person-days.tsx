import { peopleAdminCalls, type PersonDetail } from '@yf/contract/people-admin'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DayEntry } from '#ui/entry/day-entry.tsx'
import { usePersonSaving } from '../use-person-saving.ts'

interface Props {
  companyId: string
  person: PersonDetail
  onClose: () => void
}

export function LeavePerson({ companyId, person, onClose }: Props) {
  const [leftOn, setLeftOn] = useState('')
  const { save, isBusy, fault } = usePersonSaving(peopleAdminCalls.leavePerson)
  const input = { companyId, id: person.id, revision: person.revision, leftOn }
  return (
    <Dialog
      title={`登记${person.name}离职`}
      confirmText="登记离职"
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={leftOn !== ''}
      onConfirm={() => void save(input, { savedMessage: '已登记离职', onClose })}
      onClose={onClose}
    >
      <p>从离职日期当天起，本人和家属不再属于本企业，登录状态即时失效，本人会收到通知。</p>
      <DayEntry
        label="离职日期"
        note="不再在职的第一天；可以是今天以后的日期"
        isRequired
        value={leftOn}
        onChange={setLeftOn}
      />
    </Dialog>
  )
}

export function CancelLeave({ companyId, person, onClose }: Props) {
  const { save, isBusy, fault } = usePersonSaving(peopleAdminCalls.cancelLeave)
  const input = { companyId, id: person.id, revision: person.revision }
  return (
    <Dialog
      title="取消离职"
      confirmText="取消离职登记"
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void save(input, { savedMessage: '已取消离职', onClose })}
      onClose={onClose}
    >
      <p>
        {person.name}原定 {person.leftOn} 离职，取消后继续在职。
      </p>
    </Dialog>
  )
}

export function RejoinPerson({ companyId, person, onClose }: Props) {
  const [hiredOn, setHiredOn] = useState('')
  const { save, isBusy, fault } = usePersonSaving(peopleAdminCalls.rejoinPerson)
  const input = { companyId, id: person.id, revision: person.revision, hiredOn }
  return (
    <Dialog
      title={`${person.name}重新入职`}
      confirmText="重新入职"
      isBusy={isBusy}
      fault={fault}
      canConfirm={hiredOn !== ''}
      onConfirm={() => void save(input, { savedMessage: '已重新入职', onClose })}
      onClose={onClose}
    >
      <p>部门、职级等沿用上次的资料，之后可以修改。已注册的员工用原账号登录。</p>
      <DayEntry label="入职日期" isRequired value={hiredOn} onChange={setHiredOn} />
    </Dialog>
  )
}

export function RemoveDependant({ companyId, person, onClose }: Props) {
  const [until, setUntil] = useState('')
  const { save, isBusy, fault } = usePersonSaving(peopleAdminCalls.removeDependant)
  const input = { companyId, id: person.id, revision: person.revision, until }
  return (
    <Dialog
      title={`移除家属${person.name}`}
      confirmText="移除"
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={until !== ''}
      onConfirm={() => void save(input, { savedMessage: '已移除', onClose })}
      onClose={onClose}
    >
      <DayEntry label="移除日期" note="不再作为家属的第一天" isRequired value={until} onChange={setUntil} />
    </Dialog>
  )
}
