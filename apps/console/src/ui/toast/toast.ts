import { create } from 'zustand'

export interface Said {
  readonly id: number
  readonly words: string
}

/** Messages that have not been read yet. Rendered by `Toasts`; any module can add one, also outside components. */
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
