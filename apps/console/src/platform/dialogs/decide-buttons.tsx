import type { Call, Output, SentInput } from '@yf/contract/call'
import { Button, Space } from 'antd'
import { useState, type ReactNode } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

interface ApprovalAnswer {
  readonly isConfirmed: 0 | 1
  readonly note: string
}

interface Props<C extends Call> {
  call: C
  inputOf: (verdict: ApprovalAnswer) => SentInput<C>
  /** The subject, after 通过 or 驳回. */
  title: string
  /** The success message after approval. */
  savedMessageOf: (result: Output<C>) => string
  lists: readonly Call[]
  /** What the user must see before deciding. */
  children: ReactNode
}

/** For staff who may decide another person's proposal; a refusal needs a reason. */
export function DecideButtons<C extends Call>(props: Props<C>) {
  const [meant, setMeant] = useState<0 | 1 | null>(null)
  return (
    <Space>
      <Button size="small" type="primary" onClick={() => setMeant(1)}>
        通过
      </Button>
      <Button size="small" onClick={() => setMeant(0)}>
        驳回
      </Button>
      {meant !== null && <DecideDialog {...props} isConfirmed={meant} onClose={() => setMeant(null)} />}
    </Space>
  )
}

type DecideDialogProps<C extends Call> = Props<C> & { isConfirmed: 0 | 1; onClose: () => void }

function DecideDialog<C extends Call>(props: DecideDialogProps<C>) {
  const { call, inputOf, title, savedMessageOf, lists, isConfirmed, onClose, children } = props
  const [note, setNote] = useState('')
  const { send, isBusy, error } = useWrite(call)
  const decide = async () => {
    const done = await send(inputOf({ isConfirmed, note: note.trim() }))
    if (!done.ok) return
    onClose()
    say(isConfirmed === 1 ? savedMessageOf(done.result) : '已驳回')
    await refresh(...lists)
  }
  const name = isConfirmed === 1 ? '通过' : '驳回'
  return (
    <Dialog
      title={`${name}${title}`}
      confirmText={name}
      isDanger={isConfirmed === 0}
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={isConfirmed === 1 || note.trim() !== ''}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      {children}
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
