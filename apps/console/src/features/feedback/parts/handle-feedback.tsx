import { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { longestNote, type FeedbackKind } from '@yf/domain/feedback'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import type { FeedbackEntry } from './feedback-cells.tsx'

const lists = {
  suggestion: feedbackAdminCalls.suggestions,
  advice: feedbackAdminCalls.advice,
  evaluation: feedbackAdminCalls.evaluations,
} as const

interface Props {
  kind: FeedbackKind
  entry: FeedbackEntry
}

export const HandleFeedback = (props: Props) => (
  <AskingButton size="small" word="标记已处理">
    {(close) => <HandleDialog {...props} onClose={close} />}
  </AskingButton>
)

function HandleDialog({ kind, entry, onClose }: Props & { onClose: () => void }) {
  const [note, setNote] = useState('')
  const { send, isBusy, error } = useWrite(feedbackAdminCalls.handle)
  const confirm = async () => {
    const done = await send({ kind, id: entry.id, note: note.trim() })
    if (!done.ok) return
    onClose()
    say('已标记为已处理')
    await refresh(lists[kind])
  }
  return (
    <Dialog
      title="标记已处理"
      confirmText="确认已处理"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={note.trim() !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {entry.words && <p>{`${entry.memberName}：${entry.words}`}</p>}
      <TextEntry
        label="处理说明"
        isRequired
        rows={3}
        value={note}
        maxLength={longestNote}
        note="仅同事可见，不会发给会员。"
        onChange={setNote}
      />
    </Dialog>
  )
}
