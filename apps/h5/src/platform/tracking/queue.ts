import { storage, type Noted } from '#platform/storage/storage.ts'

const most = 200

const keysOf = (notes: readonly Noted[]) => new Set(notes.map(({ key }) => key))

/** The newest are kept: what somebody did last week while offline matters less than today. */
const bounded = (notes: readonly Noted[]): Noted[] => notes.slice(-most)

export interface Queue {
  readonly all: () => readonly Noted[]
  add(noted: Noted): void
  remove(gone: readonly Noted[]): void
  /** Into the browser's storage, beside what other tabs have left there. */
  keep(): void
}

/** What is not sent yet, of this tab and of those before it. */
export function openQueue(first: readonly Noted[]): Queue {
  let notes = bounded([...(storage.unsent.read() ?? []), ...first])

  const write = (next: readonly Noted[]) => {
    if (next.length > 0) storage.unsent.write(bounded(next))
    else storage.unsent.remove()
  }

  return {
    all: () => notes,
    add: (noted) => {
      notes = bounded([...notes, noted])
    },
    remove: (gone) => {
      const keys = keysOf(gone)
      notes = notes.filter(({ key }) => !keys.has(key))
      write((storage.unsent.read() ?? []).filter(({ key }) => !keys.has(key)))
    },
    keep: () => {
      const own = keysOf(notes)
      const others = (storage.unsent.read() ?? []).filter(({ key }) => !own.has(key))
      write([...others, ...notes])
    },
  }
}
