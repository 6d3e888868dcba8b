import { storage, type UnsentEvent } from '#platform/storage/storage.ts'

const most = 200

const keysOf = (notes: readonly UnsentEvent[]) => new Set(notes.map(({ key }) => key))

/** Keeps the newest events: those of last week's offline use matter less than today's. */
const bounded = (notes: readonly UnsentEvent[]): UnsentEvent[] => notes.slice(-most)

export interface Queue {
  readonly all: () => readonly UnsentEvent[]
  add(noted: UnsentEvent): void
  remove(gone: readonly UnsentEvent[]): void
  /** Adds them to the browser's storage, beside those of other tabs. */
  keep(): void
}

/** Unsent events of this tab and of earlier ones. */
export function openQueue(first: readonly UnsentEvent[]): Queue {
  let notes = bounded([...(storage.unsent.read() ?? []), ...first])

  const write = (next: readonly UnsentEvent[]) => {
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
