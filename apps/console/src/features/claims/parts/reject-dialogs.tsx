import { caseNotices } from '@yf/domain/claim-notices'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { useCaseAction, useReasons } from '../use-case.ts'
import { MemberReads } from './member-notice.tsx'
import type { ActionDialogProps } from './move-dialogs.tsx'

const ended = '拒赔后案件结束，不能撤回；案件中的发票可以再次申请理赔。'

export function RejectDialog({ work, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const templates = useReasons('reject')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.reject)
  const isFirstOfTwo = work.isRejectedByTwo === 1
  const reject = async () => {
    const done = isFirstOfTwo ? '已提交，等待另一位高级理赔专员复核' : '已拒赔，会员会看到理由'
    if (await run({ caseId: work.caseId, reason: reason.trim() }, done)) onClose()
  }
  return (
    <Dialog
      title="拒赔这个案件？"
      confirmText={isFirstOfTwo ? '拒赔并提交复核' : '拒赔'}
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void reject()}
      onClose={onClose}
    >
      <p>
        {isFirstOfTwo
          ? `申请金额达到 ${formatFen(work.fourEyesFen)}，须由另一位高级理赔专员复核后才会拒赔。`
          : ended}
      </p>
      <ReasonField
        label="拒赔理由"
        value={reason}
        templates={templates}
        maxLength={300}
        rows={4}
        isRequired
        onChange={setReason}
      />
      <MemberReads notice={isFirstOfTwo ? null : caseNotices.rejected(reason.trim())} />
    </Dialog>
  )
}

/** The second person rejects for the stored reason; only the first person can write another one. */
export function ConfirmRejectDialog({ work, onClose }: ActionDialogProps) {
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.confirmReject)
  const reason = work.firstReason ?? ''
  const confirm = async () => {
    if (await run({ caseId: work.caseId, reason }, '已复核拒赔，会员会看到理由')) onClose()
  }
  return (
    <Dialog
      title="复核拒赔？"
      confirmText="复核拒赔"
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {work.firstApprover}拟拒赔。{ended}不同意请退回。
      </p>
      <MemberReads notice={caseNotices.rejected(reason)} />
    </Dialog>
  )
}
