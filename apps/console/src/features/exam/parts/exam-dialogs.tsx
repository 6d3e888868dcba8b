import { examAdminCalls, type AdminExamDetail } from '@yf/contract/exam-admin'
import { formatFen, toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { useExamAction } from '../use-exam.ts'
import { refusalReasons } from '../labels.ts'

interface Props {
  exam: AdminExamDetail
  onClose: () => void
}

const secondPersonText = (fen: number) => `达到 ${formatFen(fen)}，须由另一位高级理赔专员复核。`

export function ApproveDialog({ exam, onClose }: Props) {
  const [amount, setAmount] = useState(toYuanText(exam.mostFen))
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useExamAction(examAdminCalls.approve)
  const amountFen = parseYuan(amount.trim()) ?? 0
  const isTooHigh = amountFen > exam.mostFen
  const isLess = amountFen < exam.amountFen
  const isFirst = amountFen >= exam.fourEyesFen
  const approve = async () => {
    const done = isFirst ? '已提交复核' : `已通过，报销 ${formatFen(amountFen)}`
    if (await run({ id: exam.id, amountFen, reason: reason.trim() }, done)) onClose()
  }
  return (
    <Dialog
      title="通过这笔报销？"
      confirmText={isFirst ? '通过并提交复核' : '通过'}
      isBusy={isBusy}
      fault={fault}
      canConfirm={amountFen > 0 && !isTooHigh && (!isLess || reason.trim() !== '')}
      onConfirm={() => void approve()}
      onClose={onClose}
    >
      <p>
        {`申请 ${formatFen(exam.amountFen)}，发票合计 ${formatFen(exam.invoicesFen)}。`}
        {isFirst ? secondPersonText(exam.fourEyesFen) : '通过后不能撤回，款项进入待打款。'}
      </p>
      <TextEntry
        label="核定金额（元）"
        isRequired
        fault={isTooHigh ? `最多 ${formatFen(exam.mostFen)}` : null}
        value={amount}
        inputMode="decimal"
        onChange={setAmount}
      />
      <ReasonField
        label={isLess ? '说明（会员会看到）' : '说明（选填）'}
        value={reason}
        templates={['部分项目不在报销范围', '按发票实际金额核定']}
        maxLength={300}
        rows={3}
        isRequired={isLess}
        onChange={setReason}
      />
    </Dialog>
  )
}

export function RefuseDialog({ exam, onClose }: Props) {
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useExamAction(examAdminCalls.refuse)
  const isFirst = exam.amountFen >= exam.fourEyesFen
  const refuse = async () => {
    const done = isFirst ? '已提交复核' : '已驳回，会员会看到理由'
    if (await run({ id: exam.id, reason: reason.trim() }, done)) onClose()
  }
  return (
    <Dialog
      title="驳回这笔报销？"
      confirmText={isFirst ? '驳回并提交复核' : '驳回'}
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void refuse()}
      onClose={onClose}
    >
      <p>
        {isFirst ? `申请金额${secondPersonText(exam.fourEyesFen)}` : '驳回后额度退回，发票可以重新申请。'}
      </p>
      <ReasonField
        label="驳回理由"
        value={reason}
        templates={refusalReasons}
        maxLength={300}
        rows={4}
        isRequired
        onChange={setReason}
      />
    </Dialog>
  )
}

/** The second person confirms the proposal; only the first can change amount or reason. */
export function ConfirmDialog({ exam, onClose }: Props) {
  const { run, isBusy, fault } = useExamAction(examAdminCalls.confirm)
  const { proposal } = exam
  if (!proposal) return null
  const isRefusal = proposal.verdict === 'refuse'
  const sum = formatFen(proposal.approvedFen ?? 0)
  const confirm = async () => {
    const done = isRefusal ? '已复核驳回' : `已复核通过，报销 ${sum}`
    if (await run({ id: exam.id, proposalId: proposal.id }, done)) onClose()
  }
  return (
    <Dialog
      title={isRefusal ? '复核驳回？' : `复核通过，报销 ${sum}？`}
      confirmText={isRefusal ? '复核驳回' : '复核通过'}
      isDanger={isRefusal}
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{`${proposal.by}${isRefusal ? '拟驳回' : '已通过'}，复核后不能撤回。不同意请退回。`}</p>
      {proposal.reason && <p>{`会员会看到：${proposal.reason}`}</p>}
    </Dialog>
  )
}

export function SendBackDialog({ exam, onClose }: Props) {
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useExamAction(examAdminCalls.sendBack)
  const sendBack = async () => {
    if (await run({ id: exam.id, reason: reason.trim() }, '已退回，由审核人员重新核定')) onClose()
  }
  return (
    <Dialog
      title="退回重新核定？"
      confirmText="退回"
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void sendBack()}
      onClose={onClose}
    >
      <p>会员不会看到退回的原因。</p>
      <TextEntry label="退回原因" isRequired value={reason} maxLength={300} rows={3} onChange={setReason} />
    </Dialog>
  )
}
