import { caseNotices } from '@yf/domain/claim-notices'
import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useCaseAction } from '../use-case.ts'
import { MemberReads } from './member-notice.tsx'

export interface ActionDialogProps {
  work: WorkCase
  onClose: () => void
}

export function AcceptDialog({ work, onClose }: ActionDialogProps) {
  const { run, isBusy } = useCaseAction(claimsAdminCalls.accept)
  const isTakingOver = work.handlerName !== null
  const accept = async () => {
    const done = isTakingOver ? '已接手，案件在「我的」列表中' : '已受理，案件在「我的」列表中'
    await run({ caseId: work.caseId, takeOver: isTakingOver ? 1 : 0 }, done)
    // Also after an edit conflict: the dialog would otherwise offer a different action under the same button.
    onClose()
  }
  return (
    <Dialog
      title={isTakingOver ? '接手这个案件？' : '受理这个案件？'}
      confirmText={isTakingOver ? '接手' : '受理'}
      isBusy={isBusy}
      onConfirm={() => void accept()}
      onClose={onClose}
    >
      <p>
        {isTakingOver
          ? `案件现由${work.handlerName}处理，接手后由您负责。`
          : '受理后由您负责审核资料，会员不能再直接取消，只能申请撤销。'}
      </p>
      <MemberReads notice={work.state === 1 ? caseNotices.accepted : null} />
    </Dialog>
  )
}

export function AdjudicateDialog({ work, onClose }: ActionDialogProps) {
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.adjudicate)
  const adjudicate = async () => {
    if (await run({ caseId: work.caseId }, '已进入理算')) onClose()
  }
  return (
    <Dialog
      title="资料齐全，进入理算？"
      confirmText="进入理算"
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void adjudicate()}
      onClose={onClose}
    >
      <p>进入理算后仍可更正发票、核定每一行，缺少材料时也可以再要求会员补充。</p>
      <MemberReads notice={caseNotices.adjudicating} />
    </Dialog>
  )
}
