/** A file waiting for its upload, from which a killed page can continue. */
export interface KeptBlob {
  readonly key: string
  /** Its owner: no other member on this phone sees or sends it. */
  readonly owner: string
  /** The object it belongs to: the draft of a claim. */
  readonly shelf: string
  readonly at: number
  readonly blob: Blob
  readonly facts: unknown
}

export interface Blobs {
  /** False if the browser forbids storage or has no space: the file then only lives as long as the page. */
  put(kept: KeptBlob): Promise<boolean>
  /** In the order in which they were added. */
  list(owner: string, shelf: string): Promise<KeptBlob[]>
  remove(key: string): Promise<void>
  /** Deletes files of other members on this phone, and those that were never picked up again. */
  forgetOthers(owner: string, before: number): Promise<void>
  forgetAll(): Promise<void>
}

const table = 'blobs'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('yf_files', 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(table, { keyPath: 'key' }))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')))
    asked.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}

/** Resolves with the transaction: only then would a killed page find it. */
async function run<T>(mode: IDBTransactionMode, deed: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode)
      const asked = deed(transaction.objectStore(table))
      transaction.addEventListener('complete', () => resolve(asked.result))
      const fail = () => reject(transaction.error ?? new Error('not kept'))
      transaction.addEventListener('error', fail)
      transaction.addEventListener('abort', fail)
    })
  } finally {
    database.close()
  }
}

const all = () => run<KeptBlob[]>('readonly', (shelf) => shelf.getAll()).catch((): KeptBlob[] => [])

/** Storage that is full, forbidden or broken behaves as empty and throws no error. */
export const blobs: Blobs = {
  put: (kept) =>
    run('readwrite', (shelf) => shelf.put(kept)).then(
      () => true,
      () => false,
    ),
  list: async (owner, shelf) =>
    (await all())
      .filter((kept) => kept.owner === owner && kept.shelf === shelf)
      // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
      .sort((one, other) => one.at - other.at),
  remove: (key) => run('readwrite', (shelf) => shelf.delete(key)).catch(() => undefined),
  forgetOthers: async (owner, before) => {
    const old = (await all()).filter((kept) => kept.owner !== owner || kept.at < before)
    for (const { key } of old) await blobs.remove(key)
  },
  forgetAll: () => run('readwrite', (shelf) => shelf.clear()).catch(() => undefined),
}
