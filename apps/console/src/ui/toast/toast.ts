import { create } from 'zustand'

interface Said {
  readonly id: number
  readonly words: string
}

export const useSaid = create<{ readonly said: readonly Said[] }>(() => ({ said: [] }))

let count = 0
/** Long enough to be read twice. */
const shownFor = 5000

export function say(words: string): void {
  count += 1
  const one = { id: count, words }
  useSaid.setState(({ said }) => ({
    said: [...said.filter((other) => other.words !== words), one].slice(-3),
  }))
  setTimeout(() => unsay(one.id), shownFor)
}

export const unsay = (id: number): void =>
  useSaid.setState(({ said }) => ({ said: said.filter((one) => one.id !== id) }))
