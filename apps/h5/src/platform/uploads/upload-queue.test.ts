import { beforeEach, expect, test, vi } from 'vitest'
import type { Blobs, StoredBlob } from '#platform/storage/blobs.ts'
import type { PreparedFile } from './prepare.ts'
import { admitted, startable, type QueuedUpload } from './queue.ts'
import type { FileSendOptions } from './send-file.ts'
import { UploadQueue, type QueueOptions, type UploadCallbacks } from './upload-queue.ts'

interface SentUpload extends FileSendOptions {
  name: string
  fields: { kind: string }
  arrive: (result: string) => void
  fail: (message: string) => void
}

/** The phone's storage, which survives pages. */
let storedBlobs: Map<string, StoredBlob>
let sent: SentUpload[]
let toasts: string[]
let done: string[]
let keys: number

const blobs: Blobs = {
  put: async (one) => Boolean(storedBlobs.set(one.key, one)),
  list: async (owner, shelf) =>
    [...storedBlobs.values()]
      .filter((one) => one.owner === owner && one.shelf === shelf)
      .toSorted((one, other) => one.at - other.at),
  remove: async (key) => void storedBlobs.delete(key),
  forgetOthers: async (owner, before) => {
    for (const one of storedBlobs.values())
      if (one.owner !== owner || one.at < before) storedBlobs.delete(one.key)
  },
  forgetAll: async () => storedBlobs.clear(),
}

const send: QueueOptions<{ kind: string }, string>['send'] = (file, fields, how) =>
  new Promise((resolve, reject) => {
    how.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    sent.push({
      ...how,
      name: file.name,
      fields,
      arrive: resolve,
      fail: (message) => reject(new Error(message)),
    })
  })

type How = Partial<QueueOptions<{ kind: string }, string> & UploadCallbacks<{ kind: string }, string>>

function openQueue({ used = 0, onDone = (result) => void done.push(result), ...how }: How = {}) {
  const queue = new UploadQueue<{ kind: string }, string>({
    owner: 'lin',
    shelf: 'claim/1',
    most: 30,
    prepare: async (file): Promise<PreparedFile> => ({ kind: 'ready', file }),
    send,
    blobs,
    newKey: () => `key-${(keys += 1)}`,
    now: () => 1_000_000_000_000,
    say: (message) => void toasts.push(message),
    ...how,
  })
  queue.watch({ used, onDone })
  return queue
}

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })
const photos = (...names: string[]) => names.map(photo)
const statesOf = (queue: { current(): readonly QueuedUpload[] }) => queue.current().map(({ state }) => state)
const receipt = { kind: 'invoice' }

beforeEach(() => {
  storedBlobs = new Map()
  sent = []
  toasts = []
  done = []
  keys = 0
})

test('uploads two at a time, the others in order, and is empty when all have arrived', async () => {
  const queue = openQueue()
  await queue.resume()
  queue.add(photos('a', 'b', 'c', 'd'), receipt)
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['sending', 'sending', 'waiting', 'waiting']))
  expect(storedBlobs.size).toBe(4)
  sent[1]!.onProgress(0.5)
  expect(queue.current()[1]?.progress).toBe(0.5)
  sent[1]!.arrive('B')
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']))
  sent[0]!.arrive('A')
  sent[2]!.arrive('C')
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  sent[3]!.arrive('D')
  await vi.waitFor(() => expect(queue.current()).toEqual([]))
  expect(done).toEqual(['B', 'A', 'C', 'D'])
  expect(sent.every(({ fields }) => fields.kind === 'invoice')).toBe(true)
  expect(storedBlobs.size).toBe(0)
})

test('a killed page continues, each file under its key', async () => {
  const killed = openQueue()
  await killed.resume()
  killed.add(photos('a', 'b', 'c'), receipt)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const before = sent.map(({ key }) => key)

  const next = openQueue()
  await next.resume()
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  expect(next.current().map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(sent.slice(2).map(({ key }) => key)).toEqual(before)
  expect(sent[2]?.fields).toEqual(receipt)
})

test('keeps a file that was still being shrunk when the page was killed', async () => {
  const killed = openQueue({ prepare: () => new Promise(() => undefined) })
  await killed.resume()
  killed.add(photos('a'), receipt)
  await vi.waitFor(() => expect(storedBlobs.size).toBe(1))
  const next = openQueue()
  await next.resume()
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.jpg']))
})

test('resends a file under the same key if its result could not be saved', async () => {
  let isBroken = true
  const queue = openQueue({
    onDone: () => {
      if (isBroken) throw new Error('草稿没有保存成功')
    },
  })
  await queue.resume()
  queue.add(photos('a'), receipt)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]!.arrive('A')
  await vi.waitFor(() =>
    expect(queue.current()[0]).toMatchObject({ state: 'failed', message: '草稿没有保存成功' }),
  )
  expect(storedBlobs.size).toBe(1)
  isBroken = false
  queue.retry('key-1')
  sent[1]!.arrive('A')
  await vi.waitFor(() => expect(queue.current()).toEqual([]))
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test('shows a failure beside its file, blocks no other, and retries on demand or when back online', async () => {
  const queue = openQueue()
  await queue.resume()
  queue.add(photos('a', 'b', 'c'), receipt)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  sent[0]!.fail('网络不给力，请稍后再试')
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed', 'sending', 'sending']))
  expect(queue.current()[0]?.message).toBe('网络不给力，请稍后再试')
  expect(storedBlobs.has('key-1')).toBe(true)
  queue.retryAll()
  expect(statesOf(queue)).toEqual(['waiting', 'sending', 'sending'])
})

test('a file that cannot be sent shows why, cannot be retried and is not restored', async () => {
  const queue = openQueue({ prepare: async () => ({ kind: 'refused', message: '文件是空的，请重新选择' }) })
  await queue.resume()
  queue.add(photos('a'), receipt)
  await vi.waitFor(() => expect(statesOf(queue)).toEqual(['failed']))
  queue.retry('key-1')
  expect(queue.current()[0]).toMatchObject({
    state: 'failed',
    canRetry: false,
    message: '文件是空的，请重新选择',
  })
  await vi.waitFor(() => expect(storedBlobs.size).toBe(0))
})

test('removing a file aborts its upload, deletes it from the phone, and starts the next', async () => {
  const queue = openQueue()
  await queue.resume()
  queue.add(photos('a', 'b', 'c'), receipt)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  queue.remove('key-1')
  expect(sent[0]?.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']))
  await vi.waitFor(() => expect([...storedBlobs.keys()]).toEqual(['key-2', 'key-3']))
  expect(done).toEqual([])
})

test('a hidden page sends nothing and continues when it is shown again', async () => {
  const queue = openQueue()
  await queue.resume()
  queue.add(photos('a'), receipt)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  queue.pause()
  expect(queue.current()[0]).toMatchObject({ state: 'waiting', preview: null })
  await queue.resume()
  expect(queue.current()[0]?.preview).toMatch(/^blob:/)
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test('another member on the same phone finds nothing, and the files are deleted', async () => {
  const first = openQueue()
  await first.resume()
  first.add(photos('a'), receipt)
  await vi.waitFor(() => expect(storedBlobs.size).toBe(1))
  const other = openQueue({ owner: 'zhou' })
  await other.resume()
  expect(other.current()).toEqual([])
  expect(storedBlobs.size).toBe(0)
})

test('uploads without browser storage too', async () => {
  const queue = openQueue({ blobs: { ...blobs, put: async () => false, list: async () => [] } })
  await queue.resume()
  queue.add(photos('a'), receipt)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('shows a message at the limit, which includes files already uploaded', async () => {
  expect(admitted(3, 0, 3)).toEqual({ count: 3, message: null })
  expect(admitted(3, 2, 4)).toEqual({ count: 2, message: '最多上传 4 个文件，已添加前 2 个' })
  expect(admitted(1, 5, 4)).toEqual({ count: 0, message: '最多上传 4 个文件' })
  const queue = openQueue({ most: 3, used: 2 })
  queue.add(photos('a', 'b'), receipt)
  expect(queue.current()).toHaveLength(1)
  expect(toasts).toEqual(['最多上传 3 个文件，已添加前 1 个'])
})

test('accepts two hundred files up to the limit and never uploads more than two at once', async () => {
  const queue = openQueue({ most: 60 })
  await queue.resume()
  queue.add(
    Array.from({ length: 200 }, (_, at) => photo(String(at))),
    receipt,
  )
  expect(queue.current()).toHaveLength(60)
  await vi.waitFor(() => expect(statesOf(queue).filter((state) => state === 'preparing')).toEqual([]))
  expect(sent).toHaveLength(2)
  expect(startable(queue.current())).toEqual([])
})
