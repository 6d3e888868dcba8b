import type { Call, SentInput } from '@yf/contract/call'
import { useState, type ReactNode } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props<C extends Call> {
  /** The text of the button and the dialog's title. */
  word: string
  call: C
  inputOf: (text: string) => SentInput<C>
  list: Call
  longest: number
  note?: string
  /** The message to answer. */
  children: ReactNode
}

/** Answers a member once; the member reads it among their messages. */
export const AnswerButton = <C extends Call>(props: Props<C>) => (
  <AskingButton size="small" type="primary" word={props.word}>
    {(close) => <AnswerDialog {...props} onClose={close} />}
  </AskingButton>
)

function AnswerDialog<C extends Call>(props: Props<C> & { onClose: () => void }) {
  const { word, call, inputOf, list, longest, note, children, onClose } = props
  const [text, setText] = useState('')
  const { save, isBusy, fault } = useSaving(call, list)
  const savedMessage = '已回复，会员会在消息中读到'
  return (
    <Dialog
      title={word}
      confirmText="发送回复"
      isBusy={isBusy}
      fault={fault}
      canConfirm={text.trim() !== ''}
      onConfirm={() => void save(inputOf(text.trim()), { savedMessage, onClose })}
      onClose={onClose}
    >
      {children}
      <TextEntry
        label="回复内容"
        isRequired
        rows={4}
        value={text}
        maxLength={longest}
        {...(note !== undefined && { note })}
        onChange={setText}
      />
    </Dialog>
  )
}
