/** One named value in browser storage. Storage that is full, forbidden or corrupted reads as empty. */
export interface StorageItem<T> {
  readonly key: string
  read(): T | null
  write(value: T): void
  remove(): void
}

type StorageOf = () => Storage

/** A function, because the getter itself throws in a browser that forbids storage. */
export const local: StorageOf = () => localStorage
export const session: StorageOf = () => sessionStorage

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

function item<T>(
  shelf: StorageOf,
  key: string,
  parse: (raw: string) => T | null,
  print: (value: T) => string,
): StorageItem<T> {
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

export const rawItem = (shelf: StorageOf, key: string): StorageItem<string> =>
  item(
    shelf,
    key,
    (raw) => raw,
    (value) => value,
  )

/** `isWhole` validates the parsed value: an older or foreign shape reads as empty rather than breaking a screen. */
export const jsonItem = <T>(
  shelf: StorageOf,
  key: string,
  isWhole: (value: unknown) => boolean,
): StorageItem<T> =>
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
  const excludedKeys = new Set(but.map(({ key }) => key))
  for (const shelf of [local, session])
    attempt(() => {
      for (const key of Object.keys(shelf())) if (!excludedKeys.has(key)) shelf().removeItem(key)
    })
}
