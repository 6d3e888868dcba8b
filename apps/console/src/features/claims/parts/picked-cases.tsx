import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { CaseOutcome } from '@yf/contract/queue-shapes'
import { claimsAdminCalls, type QueueRow } from '@yf/contract/claims-admin'
import { mayDo, type StaffRole } from '@yf/domain/staff'
import { Button } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { Outcomes } from './outcomes.tsx'
import styles from './picked-cases.module.css'

/** As many as one person can review in a morning; the server accepts no more. */
export const mostAccepted = 20

export interface PickedCasesProps {
  picked: readonly QueueRow[]
  role: StaffRole
  onDone: () => void
}

/** Actions on several cases at once; afterwards a dialog shows the outcome of each. */
export function PickedCases({ picked, role, onDone }: PickedCasesProps) {
  const [open, setOpen] = useState<'accept' | 'assign' | null>(null)
  const [outcomes, setOutcomes] = useState<readonly CaseOutcome[] | null>(null)
  const accept = useWrite(claimsAdminCalls.acceptMany)
  const waiting = picked.filter(({ state }) => state === 1)
  const done = (results: readonly CaseOutcome[]) => {
    setOpen(null)
    void refresh(claimsAdminCalls.queue, claimsAdminCalls.counts, claimsAssignmentCalls.people)
    if (results.every(({ isDone }) => isDone === 1)) {
      say(`${results.length} 件都已完成`)
      onDone()
    } else setOutcomes(results)
  }
  const acceptAll = async () => {
    const answered = await accept.send({ caseIds: waiting.map(({ caseId }) => caseId) })
    if (answered.ok) done(answered.result.outcomes)
  }
  return (
    <div className={styles.bar} role="region" aria-label="已选案件">
      <span className={styles.chosen}>
        已选 {picked.length} 件{waiting.length > mostAccepted && `，一次最多受理 ${mostAccepted} 件`}
      </span>
      <Button
        disabled={waiting.length === 0 || waiting.length > mostAccepted}
        onClick={() => setOpen('accept')}
      >
        批量受理
      </Button>
      {mayDo(role, 'lead') && <Button onClick={() => setOpen('assign')}>分派给…</Button>}
      <Button type="text" onClick={onDone}>
        取消选择
      </Button>
      {open === 'accept' && (
        <Dialog
          title={`受理 ${waiting.length} 件案件？`}
          confirmText="受理"
          isBusy={accept.isBusy}
          fault={accept.error?.message ?? null}
          onConfirm={() => void acceptAll()}
          onClose={() => setOpen(null)}
        >
          <p>受理后由您负责审核资料，每位会员都会收到受理通知。已被同事受理的案件不会被接手。</p>
        </Dialog>
      )}
      {open === 'assign' && <AssignDialog cases={picked} onDone={done} onClose={() => setOpen(null)} />}
      {outcomes && (
        <Outcomes
          outcomes={outcomes}
          onClose={() => {
            setOutcomes(null)
            onDone()
          }}
        />
      )}
    </div>
  )
}
