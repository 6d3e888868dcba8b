import { pointsDeskCalls } from '@yf/contract/points-desk'
import type { RuleChange } from '@yf/contract/points-desk-rules'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { refreshRules } from './rules-dialog.tsx'

interface Props {
  companyId: string
  row: RuleChange
}

/** For whoever may decide it: not the one who proposed it. */
export function DecideRules({ companyId, row }: Props) {
  const [meant, setMeant] = useState<0 | 1 | null>(null)
  return (
    <Space>
      <Button size="small" type="primary" onClick={() => setMeant(1)}>
        通过
      </Button>
      <Button size="small" onClick={() => setMeant(0)}>
        驳回
      </Button>
      {meant !== null && (
        <DecideDialog companyId={companyId} row={row} isConfirmed={meant} onClose={() => setMeant(null)} />
      )}
    </Space>
  )
}

function DecideDialog({
  companyId,
  row,
  isConfirmed,
  onClose,
}: Props & { isConfirmed: 0 | 1; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { send, isBusy, error } = useWrite(pointsDeskCalls.decideRules)
  const decide = async () => {
    const done = await send({ companyId, no: row.no, isConfirmed, note: note.trim() })
    if (!done.ok) return
    onClose()
    say(isConfirmed === 1 ? `已通过，${done.result.startDay} 起生效` : '已驳回')
    await refreshRules()
  }
  const name = isConfirmed === 1 ? '通过' : '驳回'
  return (
    <Dialog
      title={`${name}积分规则修改`}
      confirmText={name}
      isDanger={isConfirmed === 0}
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={isConfirmed === 1 || note.trim() !== ''}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <p>{`${row.startDay} 起，原因：${row.reason}`}</p>
      <ChangeLines lines={row.differences} />
      <TextEntry
        label="审核意见"
        isRequired={isConfirmed === 0}
        value={note}
        maxLength={100}
        onChange={setNote}
      />
    </Dialog>
  )
}
