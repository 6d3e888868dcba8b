import type { AdminExamDetail } from '@yf/contract/exam-admin'
import { Button } from 'antd'
import { useState } from 'react'
import styles from './exam-layout.module.css'
import { ApproveDialog, ConfirmDialog, RefuseDialog, SendBackDialog } from './exam-dialogs.tsx'

type ExamAction = keyof typeof dialogs

const dialogs = {
  approve: ApproveDialog,
  refuse: RefuseDialog,
  confirm: ConfirmDialog,
  sendBack: SendBackDialog,
} as const

/** The actions of this user; after an edit conflict none is left. */
export function ExamActions({ exam }: { exam: AdminExamDetail }) {
  const [open, setOpen] = useState<ExamAction | null>(null)
  const { decide, confirm } = exam.can
  const isOffered = open === 'approve' || open === 'refuse' ? decide === 1 : confirm === 1
  const ActionDialog = open && isOffered ? dialogs[open] : null
  return (
    <footer className={styles.bar} aria-label="操作">
      <span className={styles.quiet}>{idleText(exam)}</span>
      {decide === 1 && (
        <>
          <Button danger onClick={() => setOpen('refuse')}>
            驳回
          </Button>
          <Button type="primary" onClick={() => setOpen('approve')}>
            通过
          </Button>
        </>
      )}
      {confirm === 1 && (
        <>
          <Button onClick={() => setOpen('sendBack')}>退回</Button>
          <Button type="primary" onClick={() => setOpen('confirm')}>
            复核
          </Button>
        </>
      )}
      {ActionDialog && <ActionDialog exam={exam} onClose={() => setOpen(null)} />}
    </footer>
  )
}

function idleText({ can, proposal }: AdminExamDetail): string {
  if (can.decide === 1 || can.confirm === 1) return ''
  return proposal ? '等待另一位高级理赔专员复核。' : '当前没有需要您操作的事项。'
}
