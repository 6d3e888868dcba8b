import type { WorkCase } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { secondReason } from '../settled-notice.ts'
import { useHasUnsaved } from '../unsaved.ts'
import styles from './action-bar.module.css'
import { ApproveDialog, ConfirmDialog } from './approve-dialog.tsx'
import { AcceptDialog, AdjudicateDialog } from './move-dialogs.tsx'
import { NextCase } from './next-case.tsx'
import { ConfirmRejectDialog, RejectDialog } from './reject-dialogs.tsx'
import { AskDialog, SendBackDialog } from './word-dialogs.tsx'

type CaseActionName = keyof WorkCase['can'] & keyof typeof dialogs

const dialogs = {
  accept: AcceptDialog,
  ask: AskDialog,
  adjudicate: AdjudicateDialog,
  approve: ApproveDialog,
  confirm: ConfirmDialog,
  sendBack: SendBackDialog,
  reject: RejectDialog,
  confirmReject: ConfirmRejectDialog,
} as const

const actions: readonly {
  readonly action: CaseActionName
  readonly name: string
  readonly look: Pick<ButtonProps, 'type' | 'danger'>
}[] = [
  { action: 'reject', name: '拒赔', look: { danger: true } },
  { action: 'confirmReject', name: '复核拒赔', look: { danger: true } },
  { action: 'sendBack', name: '退回', look: {} },
  { action: 'ask', name: '要求补充', look: {} },
  { action: 'accept', name: '受理', look: { type: 'primary' } },
  { action: 'adjudicate', name: '进入理算', look: { type: 'primary' } },
  { action: 'approve', name: '通过', look: { type: 'primary' } },
  { action: 'confirm', name: '复核通过', look: { type: 'primary' } },
]

function idleText({ state, revision }: WorkCase): string {
  if (state === 3) return '等待会员补充资料，补充后会回到您的列表。'
  const isReviewing = revision?.can.uphold === 1 || revision?.can.takeAppeal === 1
  return isReviewing ? '请在「复核与重新审核」中处理复核申请。' : '当前没有需要您操作的事项。'
}

/** Why no action is available, or what the decision involves. */
function summaryOf(work: WorkCase, hasActions: boolean, hasUnsaved: boolean): string {
  if (hasUnsaved) return '有未保存的更正，请先保存或撤销。'
  if (work.state === 4 && work.can.reject === 1 && work.obstacles.length > 0)
    return '解决上方列出的问题后可以通过。'
  if (!hasActions) return idleText(work)
  const reason = secondReason(work)
  return reason === null ? '' : `${reason}，需要两人核定`
}

export function ActionBar({ work }: { work: WorkCase }) {
  const [open, setOpen] = useState<CaseActionName | null>(null)
  const hasUnsaved = useHasUnsaved()
  const offered = actions.filter(({ action }) => work.can[action] === 1)
  // If the case has changed in the meantime, its dialog no longer applies.
  const ActionDialog = open && work.can[open] === 1 ? dialogs[open] : null
  return (
    <footer className={styles.bar} aria-label="操作">
      <span className={styles.sum}>
        {work.payableFen === null || work.revision?.last?.isOpen === 1 ? '应赔' : '核定赔付'}{' '}
        <b>{formatFen(work.linesPayableFen)}</b>
      </span>
      <span className={styles.summary}>{summaryOf(work, offered.length > 0, hasUnsaved)}</span>
      {offered.map(({ action, name, look }) => (
        <Button key={action} {...look} disabled={hasUnsaved} onClick={() => setOpen(action)}>
          {action === 'accept' && work.handlerName !== null ? '接手' : name}
        </Button>
      ))}
      {offered.length === 0 && <NextCase caseId={work.caseId} />}
      {ActionDialog && <ActionDialog work={work} onClose={() => setOpen(null)} />}
    </footer>
  )
}
