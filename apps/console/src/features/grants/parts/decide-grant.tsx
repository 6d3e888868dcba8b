import { grantDeskCalls, type GrantProposal } from '@yf/contract/grant-desk'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

/** For whoever may decide it: not the one who put it down. */
export function DecideGrant({ row }: { row: GrantProposal }) {
  const [meant, setMeant] = useState<0 | 1 | null>(null)
  return (
    <Space>
      <Button size="small" type="primary" onClick={() => setMeant(1)}>
        通过
      </Button>
      <Button size="small" onClick={() => setMeant(0)}>
        驳回
      </Button>
      {meant !== null && <DecideDialog row={row} isConfirmed={meant} onClose={() => setMeant(null)} />}
    </Space>
  )
}

interface Props {
  row: GrantProposal
  isConfirmed: 0 | 1
  onClose: () => void
}

function DecideDialog({ row, isConfirmed, onClose }: Props) {
  const [note, setNote] = useState('')
  const { send, isBusy, error } = useWrite(grantDeskCalls.decide)
  const decide = async () => {
    const done = await send({ id: row.id, isConfirmed, note: note.trim() })
    if (!done.ok) return
    onClose()
    say(isConfirmed === 1 ? '已通过，即时生效' : '已驳回')
    await refresh(grantDeskCalls.proposals)
  }
  const name = isConfirmed === 1 ? '通过' : '驳回'
  return (
    <Dialog
      title={`${name}：${row.title}`}
      confirmText={name}
      isDanger={isConfirmed === 0}
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={isConfirmed === 1 || note.trim() !== ''}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <p>{`${row.companyName}，由${row.proposedBy}提交`}</p>
      <ChangeLines lines={row.lines} />
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
