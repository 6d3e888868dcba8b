import { serviceDeskCalls, type DeskMessage } from '@yf/contract/service-desk'
import { longestMessage } from '@yf/domain/service-messages'
import { Input } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { say } from '#ui/toast/toast.ts'

export const AnswerMessage = ({ row }: { row: DeskMessage }) => (
  <AskingButton size="small" type="primary" word="回复留言">
    {(close) => <AnswerDialog row={row} onClose={close} />}
  </AskingButton>
)

function AnswerDialog({ row, onClose }: { row: DeskMessage; onClose: () => void }) {
  const [words, setWords] = useState('')
  const { send, isBusy, error } = useWrite(serviceDeskCalls.answerMessage)
  const confirm = async () => {
    const done = await send({ id: row.id, words: words.trim() })
    if (!done.ok) return
    onClose()
    say('已回复，会员会在消息中读到')
    await refresh(serviceDeskCalls.messages)
  }
  return (
    <Dialog
      title="回复留言"
      confirmText="发送回复"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={words.trim() !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{`${row.memberName}：${row.words}`}</p>
      {row.callPhone && <p>{`会员希望回电 ${row.callPhone}，请先致电，再把通话结果写在回复里。`}</p>}
      <Entry label="回复内容" isRequired>
        {(id) => (
          <Input.TextArea
            id={id}
            rows={4}
            maxLength={longestMessage}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Entry>
    </Dialog>
  )
}
