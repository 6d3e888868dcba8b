/** One named value in browser storage. Storage that is full, forbidden or corrupted reads as empty. */
export interface Item<T> {
  readonly key: string
  read(): T | null
  write(value: T): void
  remove(): void
}

type Shelf = () => Storage

/** A function, because the getter itself throws in a browser that forbids storage. */
export const local: Shelf = () => localStorage
export const session: Shelf = () => sessionStorage

function attempt<T>(deed: () => T): T | null {
  try {
    return deed()
  } catch {
    return null
  }
}

function item<T>(
  shelf: Shelf,
  key: string,
  parse: (raw: string) => T | null,
  print: (value: T) => string,
): Item<T> {
  return {
    key,
    read: () =>
      attempt(() => {
        const raw = shelf().getItem(key)
        return raw === null || raw === '' ? null : parse(raw)
      }),
    write: (value) => void attempt(() => shelf().setItem(key, print(value))),
    remove: () => void attempt(() => shelf().removeItem(key)),
  }
}

export const rawItem = (shelf: Shelf, key: string): Item<string> =>
  item(
    shelf,
    key,
    (raw) => raw,
    (value) => value,
  )

/** `isWhole` validates the parsed value: an older or foreign shape reads as empty rather than breaking a screen. */
export const jsonItem = <T>(shelf: Shelf, key: string, isWhole: (value: unknown) => boolean): Item<T> =>
  item<T>(
    shelf,
    key,
    (raw) => {
      const value: unknown = JSON.parse(raw)
      return isWhole(value) ? (value as T) : null
    },
    (value) => JSON.stringify(value),
  )

/**
 * Removes all keys except these, including those of other writers. Key by key: another tab that saw an empty storage
 * in between would assume a logout and clear it again.
 */
export function clearStorage(but: readonly { readonly key: string }[] = []): void {
  const kept = new Set(but.map(({ key }) => key))
  for (const shelf of [local, session])
    attempt(() => {
      for (const key of Object.keys(shelf())) if (!kept.has(key)) shelf().removeItem(key)
    })
}
