import { claimsAdminCalls, type WorkRevision } from '@yf/contract/claims-admin'
import { caseNotices } from '@yf/domain/claim-notices'
import { isDay } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'
import { Input, Radio } from 'antd'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { useCaseAction } from '#features/claims/use-case.ts'
import { MemberReads } from '../member-notice.tsx'
import type { ActionDialogProps } from '../move-dialogs.tsx'

/** The agreement that the member signed: amount, date and the document itself. */
export function AgreeDialog({ work, onClose }: ActionDialogProps) {
  const most = work.revision?.overpayment?.overpaidFen ?? 0
  const [yuan, setYuan] = useState(formatFen(most).replace('¥', ''))
  const [day, setDay] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.agreeRecovery)
  const amountFen = parseYuan(yuan)
  const isRight = amountFen !== null && amountFen > 0 && amountFen <= most
  const agree = async () => {
    if (amountFen === null || !file) return
    if (await run({ caseId: work.caseId, amountFen, day, file }, '退款协议已登记')) onClose()
  }
  return (
    <Dialog
      title="登记退款协议"
      confirmText="登记"
      isBusy={isBusy}
      fault={fault}
      canConfirm={isRight && isDay(day) && file !== null}
      onConfirm={() => void agree()}
      onClose={onClose}
    >
      <TextEntry
        label="约定退回的金额（元）"
        isRequired
        fault={isRight ? null : `最多 ${formatFen(most)}`}
        value={yuan}
        onChange={setYuan}
      />
      <Entry label="签署日期" isRequired>
        {(id) => <Input id={id} type="date" value={day} onChange={(event) => setDay(event.target.value)} />}
      </Entry>
      <Entry label="会员签字的协议" isRequired note="签字的一页，照片或 PDF">
        {(id) => (
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Entry>
      <MemberReads notice={amountFen === null ? null : caseNotices.recoveryAgreed(amountFen)} />
    </Dialog>
  )
}

interface EndDialogProps extends ActionDialogProps {
  recovery: WorkRevision['recoveries'][number]
}

/** Staff who record the agreement do not confirm that the money arrived: the server checks that. */
export function EndDialog({ work, recovery, onClose }: EndDialogProps) {
  const [outcome, setOutcome] = useState<'received' | 'dropped'>('received')
  const [note, setNote] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.endRecovery)
  const isReceived = outcome === 'received'
  const end = async () => {
    const input = { caseId: work.caseId, recoveryId: recovery.id, outcome, note: note.trim() }
    if (await run(input, isReceived ? '退款已登记到账' : '退款协议已取消')) onClose()
  }
  return (
    <Dialog
      title={`退回 ${formatFen(recovery.amountFen)} 的结果`}
      confirmText="登记"
      isBusy={isBusy}
      fault={fault}
      canConfirm={note.trim() !== ''}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <Radio.Group
        aria-label="结果"
        value={outcome}
        options={[
          { value: 'received', label: '已到账' },
          { value: 'dropped', label: '取消协议' },
        ]}
        onChange={(event) => setOutcome(event.target.value as typeof outcome)}
      />
      <TextEntry
        label={isReceived ? '银行流水号' : '取消的原因'}
        isRequired
        value={note}
        maxLength={100}
        onChange={setNote}
      />
      <MemberReads notice={isReceived ? caseNotices.recoveryReceived(recovery.amountFen) : null} />
    </Dialog>
  )
}
