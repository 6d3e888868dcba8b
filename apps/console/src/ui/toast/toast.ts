import { create } from 'zustand'

export interface Said {
  readonly id: number
  readonly words: string
}

/** What was said last and not read yet. Drawn by `Toasts`; said from anywhere, also where nothing is drawn. */
export const useSaid = create<{ readonly said: readonly Said[] }>(() => ({ said: [] }))

let count = 0

export function say(words: string): void {
  count += 1
  const one = { id: count, words }
  useSaid.setState(({ said }) => ({
    said: [...said.filter((other) => other.words !== words), one].slice(-3),
  }))
}

export const unsay = (id: number): void =>
  useSaid.setState(({ said }) => ({ said: said.filter((one) => one.id !== id) }))
