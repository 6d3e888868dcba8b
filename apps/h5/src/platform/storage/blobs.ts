/** A file waiting for its upload, from which a killed page can continue. */
export interface StoredBlob {
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
  put(blob: StoredBlob): Promise<boolean>
  /** In the order in which they were added. */
  list(owner: string, shelf: string): Promise<StoredBlob[]>
  remove(key: string): Promise<void>
  /** Deletes files of other members on this phone, and those that were never picked up again. */
  forgetOthers(owner: string, before: number): Promise<void>
  forgetAll(): Promise<void>
}

const table = 'blobs'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('yf_files', 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(table, { keyPath: 'key' }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}

/** Resolves with the transaction: only then would a killed page find it. */
async function run<T>(
  mode: IDBTransactionMode,
  operation: (shelf: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode)
      const request = operation(transaction.objectStore(table))
      transaction.addEventListener('complete', () => resolve(request.result))
      const fail = () => reject(transaction.error ?? new Error('not kept'))
      transaction.addEventListener('error', fail)
      transaction.addEventListener('abort', fail)
    })
  } finally {
    database.close()
  }
}

const all = () => run<StoredBlob[]>('readonly', (shelf) => shelf.getAll()).catch((): StoredBlob[] => [])

/** Storage that is full, forbidden or broken behaves as empty and throws no error. */
export const blobs: Blobs = {
  put: (blob) =>
    run('readwrite', (shelf) => shelf.put(blob)).then(
      () => true,
      () => false,
    ),
  list: async (owner, shelf) =>
    (await all())
      .filter((blob) => blob.owner === owner && blob.shelf === shelf)
      // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
      .sort((one, other) => one.at - other.at),
  remove: (key) => run('readwrite', (shelf) => shelf.delete(key)).catch(() => undefined),
  forgetOthers: async (owner, before) => {
    const old = (await all()).filter((blob) => blob.owner !== owner || blob.at < before)
    for (const { key } of old) await blobs.remove(key)
  },
  forgetAll: () => run('readwrite', (shelf) => shelf.clear()).catch(() => undefined),
}
