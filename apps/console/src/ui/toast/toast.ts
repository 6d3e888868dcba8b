import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly text: string
}

/** Messages that have not been read yet. Rendered by `Toasts`; any module can add one, also outside components. */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let count = 0

export function say(text: string): void {
  count += 1
  const one = { id: count, text }
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), one].slice(-3),
  }))
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))
