import { consultationCalls } from '@yf/contract/consultation'
import { useRef, useState } from 'react'
import { write } from '#platform/http/write.ts'
import { draft } from '#platform/storage/storage.ts'
import type { Body } from './lines.ts'
import type { Outbox } from './outbox.ts'

const typingEveryMs = 4000

/** The message draft: stored across a killed page; the doctor sees that the member is typing. */
export function useComposing(id: string, outbox: Pick<Outbox<Body, unknown>, 'add'>) {
  const [kept] = useState(() => draft<{ words: string }>(`room_${id}`))
  const [words, setWords] = useState(() => kept.read()?.words ?? '')
  const toldAt = useRef(0)
  const change = (next: string) => {
    setWords(next)
    if (next === '') return kept.remove()
    kept.write({ words: next })
    if (Date.now() - toldAt.current < typingEveryMs) return undefined
    toldAt.current = Date.now()
    return void write(consultationCalls.typing, { id })
  }
  const send = () => {
    const said = words.trim()
    if (said === '') return
    outbox.add({ kind: 'words', words: said })
    change('')
  }
  return { words, change, send }
}
