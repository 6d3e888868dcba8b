import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { CaseOutcome } from '@yf/contract/queue-shapes'
import type { QueueRow } from '@yf/contract/claims-admin'
import { Select } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import styles from './picked-cases.module.css'

export interface AssignDialogProps {
  cases: readonly QueueRow[]
  onDone: (outcomes: readonly CaseOutcome[]) => void
  onClose: () => void
}

/** Handlers with the fewest waiting cases first; absent handlers cannot be selected. */
export function AssignDialog({ cases, onDone, onClose }: AssignDialogProps) {
  const { data: people = [] } = useQueryOf(claimsAssignmentCalls.people, {})
  const { send, isBusy, error } = useWrite(claimsAssignmentCalls.assign)
  const [staffId, setStaffId] = useState<string | null>(null)
  const options = people
    .toSorted((one, other) => one.isAway - other.isAway || one.openCount - other.openCount)
    .map(({ id, name, openCount, isAway }) => ({
      value: id,
      label: isAway ? `${name}（请假中）` : `${name}（手上 ${openCount} 件）`,
      disabled: isAway === 1,
    }))
  const assign = async () => {
    if (staffId === null) return
    const answered = await send({ caseIds: cases.map(({ caseId }) => caseId), staffId })
    if (answered.ok) onDone(answered.result.outcomes)
  }
  return (
    <Dialog
      title={`分派 ${cases.length} 件案件`}
      confirmText="分派"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={staffId !== null}
      onConfirm={() => void assign()}
      onClose={onClose}
    >
      <Entry label="处理人" note="尚未受理的案件由对方受理；已在处理的案件改由对方负责。">
        {(id) => (
          <Select
            id={id}
            virtual={false}
            className={styles.who}
            placeholder="选择一位理赔专员"
            value={staffId}
            options={options}
            onChange={setStaffId}
          />
        )}
      </Entry>
    </Dialog>
  )
}
