import type { Blobs } from '#platform/storage/blobs.ts'

export interface StoredFile<F> {
  readonly key: string
  readonly file: File
  readonly isPrepared: boolean
  readonly fields: F
}

interface StoredFileFacts<F> {
  readonly name: string
  readonly isPrepared: boolean
  readonly fields: F
}

interface StoredFilesOptions {
  readonly owner: string
  readonly shelf: string
  readonly blobs: Blobs
  readonly now: () => number
}

const week = 7 * 86_400_000

/**
 * The stored files of one owner and object, which survive a killed page. Writes and removals of one key keep their
 * order.
 */
export function storedFiles<F>({ owner, shelf, blobs, now }: StoredFilesOptions) {
  const turns = new Map<string, Promise<unknown>>()
  let last = 0

  const inTurn = (key: string, operation: () => Promise<unknown>): Promise<unknown> => {
    const next = (turns.get(key) ?? Promise.resolve()).then(operation)
    turns.set(key, next)
    return next
  }
  return {
    keep: ({ key, file, isPrepared, fields }: StoredFile<F>): Promise<unknown> => {
      // Greater than the previous one even within a millisecond, so that the files' order survives.
      last = Math.max(last + 1, now())
      const facts: StoredFileFacts<F> = { name: file.name, isPrepared, fields }
      const record = { key, owner, shelf, at: last, blob: file, facts }
      return inTurn(key, () => blobs.put(record))
    },
    forget: (key: string): Promise<unknown> => inTurn(key, () => blobs.remove(key)),
    /** Deletes files of other members on this phone and those not picked up again within a week. */
    found: async (): Promise<StoredFile<F>[]> => {
      await blobs.forgetOthers(owner, now() - week)
      return (await blobs.list(owner, shelf)).map(({ key, blob, facts }) => {
        const { name, isPrepared, fields } = facts as StoredFileFacts<F>
        return { key, file: new File([blob], name, { type: blob.type }), isPrepared, fields }
      })
    },
  }
}
