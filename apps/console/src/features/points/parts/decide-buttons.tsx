import { pointsDeskCalls, type Adjustment } from '@yf/contract/points-desk'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { signed } from '../words.ts'

/** For whoever may decide it: not the one who proposed it. */
export function DecideButtons({ row }: { row: Adjustment }) {
  const [meant, setMeant] = useState<0 | 1 | null>(null)
  if (row.canDecide === 0) return null
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
  row: Adjustment
  isConfirmed: 0 | 1
  onClose: () => void
}

function DecideDialog({ row, isConfirmed, onClose }: Props) {
  const [note, setNote] = useState('')
  const { send, isBusy, error } = useWrite(pointsDeskCalls.decide)
  const decide = async () => {
    const done = await send({ id: row.id, isConfirmed, note: note.trim() })
    if (!done.ok) return
    onClose()
    say(isConfirmed === 1 ? '已通过，积分已变动' : '已驳回')
    await refresh(pointsDeskCalls.adjustments)
  }
  const name = isConfirmed === 1 ? '通过积分调整' : '驳回积分调整'
  return (
    <Dialog
      title={name}
      confirmText={isConfirmed === 1 ? '通过' : '驳回'}
      isDanger={isConfirmed === 0}
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={isConfirmed === 1 || note.trim() !== ''}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <p>{`${row.memberName}，${row.companyName}：${signed(row.points)} 积分，原因：${row.reason}`}</p>
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
