import { consultationCalls } from '@yf/contract/consultation'
import { useRef, useState } from 'react'
import { write } from '#platform/http/write.ts'
import { draft } from '#platform/storage/storage.ts'
import type { MessageBody } from './room-lines.ts'
import type { Outbox } from './outbox.ts'

const typingEveryMs = 4000

/** The message draft: stored across a killed page; the doctor sees that the member is typing. */
export function useComposing(id: string, outbox: Pick<Outbox<MessageBody, unknown>, 'add'>) {
  const [kept] = useState(() => draft<{ words: string }>(`room_${id}`))
  const [text, setText] = useState(() => kept.read()?.words ?? '')
  const typingSentAt = useRef(0)
  const change = (next: string) => {
    setText(next)
    if (next === '') return kept.remove()
    kept.write({ words: next })
    if (Date.now() - typingSentAt.current < typingEveryMs) return undefined
    typingSentAt.current = Date.now()
    return void write(consultationCalls.typing, { id })
  }
  const send = () => {
    const trimmed = text.trim()
    if (trimmed === '') return
    outbox.add({ kind: 'words', words: trimmed })
    change('')
  }
  return { words: text, change, send }
}
