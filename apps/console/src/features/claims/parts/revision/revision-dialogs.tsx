import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { needsSecondPerson } from '@yf/domain/claim-limits'
import { caseNotices } from '@yf/domain/claim-notices'
import { formatFen } from '@yf/domain/money'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { useCaseAction } from '#features/claims/use-case.ts'
import { MemberReads } from '../member-notice.tsx'
import type { ActionDialogProps } from '../move-dialogs.tsx'

export function TakeDialog({ work, onClose }: ActionDialogProps) {
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.takeAppeal)
  const take = async () => {
    if (await run({ caseId: work.caseId, takeOver: 1 }, '已受理复核，案件在「我的」列表中')) onClose()
  }
  return (
    <Dialog
      title="受理这个复核申请？"
      confirmText="受理复核"
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <p>受理后由您重新审核：可以更正发票、就诊和核定金额，再维持或变更原决定。</p>
      <MemberReads notice={null} />
    </Dialog>
  )
}

export function UpholdDialog({ work, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.uphold)
  const uphold = async () => {
    if (await run({ caseId: work.caseId, reason: reason.trim() }, '已维持原决定')) onClose()
  }
  return (
    <Dialog
      title="维持原决定？"
      confirmText="维持原决定"
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void uphold()}
      onClose={onClose}
    >
      <p>会员会收到复核决定通知书。每个案件只能复核一次。</p>
      <Reason label="维持的理由" value={reason} onChange={setReason} />
      <MemberReads notice={caseNotices.upheld(reason.trim())} />
    </Dialog>
  )
}

/** The additional amount for the member; from the company's threshold on, two people decide. */
const moreFen = ({ linesPayableFen, revision }: WorkCase) => linesPayableFen - (revision?.paidFen ?? 0)

const needsTwo = (work: WorkCase) =>
  needsSecondPerson({
    payableFen: moreFen(work),
    fourEyesFen: work.fourEyesFen,
    unseenReceipts: work.receipts.filter(({ enteredBy }) => enteredBy !== null).length,
  })

function changeText(work: WorkCase): string {
  const more = moreFen(work)
  if (more > 0) return `已赔付 ${formatFen(work.revision?.paidFen ?? 0)}，补付 ${formatFen(more)}。`
  if (more === 0) return '与已赔付的金额一致，不再打款。'
  return `已多付 ${formatFen(-more)}，未经会员书面同意不会收回。`
}

export function ChangeDialog({ work, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.changeDecision)
  const isFirstOfTwo = needsTwo(work)
  const sum = formatFen(work.linesPayableFen)
  const change = async () => {
    const done = isFirstOfTwo ? '已提交，等待另一位未参与的高级理赔专员确认' : `已变更，核定赔付 ${sum}`
    const input = { caseId: work.caseId, payableFen: work.linesPayableFen, reason: reason.trim() }
    if (await run(input, done)) onClose()
  }
  const { linesPayableFen: payableFen, bankCard } = work
  const card = bankCard && { bankName: bankCard.bankName, lastFour: bankCard.maskedNo.slice(-4) }
  const paidFen = work.revision?.paidFen ?? 0
  return (
    <Dialog
      title={`变更决定，核定赔付 ${sum}？`}
      confirmText={isFirstOfTwo ? '变更并提交确认' : '变更决定'}
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <p>
        {changeText(work)}
        {isFirstOfTwo && '须由另一位未参与本案的高级理赔专员确认。'}
      </p>
      <Reason label="变更的理由" value={reason} onChange={setReason} />
      <MemberReads
        notice={isFirstOfTwo ? null : caseNotices.decidedAgain({ isAppeal: true, payableFen, paidFen, card })}
      />
    </Dialog>
  )
}

export function ReopenDialog({ work, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.reopen)
  const reopen = async () => {
    if (await run({ caseId: work.caseId, reason: reason.trim() }, '案件已重新打开，回到资料审核')) onClose()
  }
  return (
    <Dialog
      title="重新审核这个案件？"
      confirmText="重新审核"
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void reopen()}
      onClose={onClose}
    >
      <p>案件回到资料审核。还没有打款的会取消打款；已经打款的按差额补付，多付的未经会员书面同意不会收回。</p>
      <Reason label="重新审核的原因" value={reason} onChange={setReason} />
      <MemberReads notice={caseNotices.reopened(reason.trim())} />
    </Dialog>
  )
}

interface ReasonProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const Reason = (props: ReasonProps) => (
  <ReasonField {...props} templates={[]} maxLength={300} rows={4} isRequired />
)
