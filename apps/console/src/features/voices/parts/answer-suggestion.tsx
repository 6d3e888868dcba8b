import { voiceDeskCalls, type DeskSuggestion } from '@yf/contract/voice-desk'
import { longestAnswer } from '@yf/domain/voices'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

export const AnswerSuggestion = ({ row }: { row: DeskSuggestion }) => (
  <AskingButton size="small" type="primary" word="回复会员">
    {(close) => <AnswerDialog row={row} onClose={close} />}
  </AskingButton>
)

function AnswerDialog({ row, onClose }: { row: DeskSuggestion; onClose: () => void }) {
  const [words, setWords] = useState('')
  const { send, isBusy, error } = useWrite(voiceDeskCalls.answerSuggestion)
  const confirm = async () => {
    const done = await send({ id: row.id, words: words.trim() })
    if (!done.ok) return
    onClose()
    say('已回复，会员会在消息中读到')
    await refresh(voiceDeskCalls.suggestions)
  }
  return (
    <Dialog
      title="回复会员"
      confirmText="发送回复"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={words.trim() !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{`${row.memberName}：${row.words}`}</p>
      <TextEntry
        label="回复内容"
        isRequired
        rows={4}
        value={words}
        maxLength={longestAnswer}
        note="每条意见回复一次，发出后不能修改。"
        onChange={setWords}
      />
    </Dialog>
  )
}
