import { claimsAdminCalls, type WorkCase, type WorkLine } from '@yf/contract/claims-admin'
import { formatFen, toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'
import { Button } from 'antd'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { useCaseAction, useReasons } from '../use-case.ts'

export interface LineDialogProps {
  work: WorkCase
  line: WorkLine
  position: number
  onClose: () => void
}

function faultOf(fen: number | null, { billedFen }: WorkLine): string | null {
  if (fen === null) return '请填写金额，例如 128.50；不赔请填 0'
  return fen > billedFen ? `不能超过账单金额 ${formatFen(billedFen)}` : null
}

export function LineDialog({ work, line, position, onClose }: LineDialogProps) {
  const [amount, setAmount] = useState(toYuanText(line.payableFen))
  const [reason, setReason] = useState(line.handReason ?? '')
  const templates = useReasons('line')
  const { run, isBusy, fault: refusal } = useCaseAction(claimsAdminCalls.setLine)
  const fen = parseYuan(amount)
  const fault = faultOf(fen, line)
  const decide = async (payableFen: number | null, reasonText: string, done: string) => {
    const isDone = await run(
      { caseId: work.caseId, receiptId: line.receiptId, payableFen, reason: reasonText },
      done,
    )
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={`人工核定发票 ${position}`}
      confirmText="保存核定"
      isBusy={isBusy}
      fault={refusal}
      canConfirm={fault === null && reason.trim() !== ''}
      onConfirm={() => void decide(fen, reason.trim(), `发票 ${position} 已按人工核定`)}
      onClose={onClose}
      aside={
        line.isByHand === 1 && (
          <Button loading={isBusy} onClick={() => void decide(null, '', `发票 ${position} 已恢复按规则计算`)}>
            恢复按规则计算
          </Button>
        )
      }
    >
      <p>
        账单 {formatFen(line.billedFen)}，现为 {formatFen(line.payableFen)}。金额不会超过保单可赔的部分。
      </p>
      <TextEntry
        label="赔付金额（元）"
        fault={fault}
        isRequired
        value={amount}
        inputMode="decimal"
        onChange={setAmount}
      />
      <ReasonField
        label="核定理由"
        value={reason}
        templates={templates}
        maxLength={200}
        rows={3}
        isRequired
        onChange={setReason}
      />
      <p>会员会在核定结果中看到这条理由。</p>
    </Dialog>
  )
}
