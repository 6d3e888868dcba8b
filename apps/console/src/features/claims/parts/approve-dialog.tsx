import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { needsSecond, secondReason, settledNotice } from '../settled-notice.ts'
import { useCaseAction } from '../use-case.ts'
import { MemberReads } from './member-notice.tsx'
import type { ActionDialogProps } from './move-dialogs.tsx'

export function ApproveDialog({ work, onClose }: ActionDialogProps) {
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.approve)
  const isFirstOfTwo = needsSecond(work)
  const sum = formatFen(work.linesPayableFen)
  const isNothing = work.linesPayableFen === 0
  const approve = async () => {
    const settled = isNothing ? '已结案，无需赔付' : `已通过，赔付 ${sum}`
    const done = isFirstOfTwo ? '已通过，等待另一位高级理赔专员复核' : settled
    if (await run({ caseId: work.caseId, payableFen: work.linesPayableFen }, done)) onClose()
  }
  return (
    <Dialog
      title={isNothing ? '结案，无需赔付？' : `通过，赔付 ${sum}？`}
      confirmText={isFirstOfTwo ? '通过并提交复核' : '通过'}
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void approve()}
      onClose={onClose}
    >
      <p>
        账单 {formatFen(work.billedFen)}，共 {work.lines.length} 张发票。
        {isFirstOfTwo
          ? `${secondReason(work)}，须由另一位高级理赔专员复核后才会打款。`
          : isNothing
            ? '按保单没有需要赔付的金额，已扣的免赔额会计入本年度。'
            : '通过后不能撤回，款项进入待打款。'}
      </p>
      <MemberReads notice={isFirstOfTwo ? null : settledNotice(work)} />
    </Dialog>
  )
}

export function ConfirmDialog({ work, onClose }: ActionDialogProps) {
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.confirm)
  const sum = formatFen(work.linesPayableFen)
  const confirm = async () => {
    const done = `复核通过，赔付 ${sum}`
    if (await run({ caseId: work.caseId, payableFen: work.linesPayableFen }, done)) onClose()
  }
  return (
    <Dialog
      title={`复核通过，赔付 ${sum}？`}
      confirmText="复核通过"
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{work.firstApprover}已通过。复核后不能撤回，款项进入待打款。</p>
      <MemberReads notice={settledNotice(work)} />
    </Dialog>
  )
}
