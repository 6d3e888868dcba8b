import { crc32, deflateSync } from 'node:zlib'
import { draw } from '@yf/ocr-pictures/draw'
import { afterAll, expect, test, vi } from 'vitest'
import { createOcrPool, threadsFor, type OcrPool, type OcrPoolOptions } from './pool.ts'

const usual: OcrPoolOptions = { processes: 1, cpuLimitMs: 60_000, maxRssMb: 1200, queueLimit: 20 }
/** For tests that need just any reader: loading its models takes a second each time. */
const shared = createOcrPool(usual)
const opened: OcrPool[] = [shared]
function openPool(changes: Partial<OcrPoolOptions>): OcrPool {
  const pool = createOcrPool({ ...usual, ...changes })
  opened.push(pool)
  return pool
}
afterAll(() => Promise.all(opened.map((pool) => pool.close())))

const me = 'ann'
const card = draw(7, { kind: 'bankCard', hardness: 'clean' })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A PNG that declares a huge size and contains next to nothing. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const content = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('reads a rendered bank card completely, and starts no reader before it', async () => {
  expect(shared.pids()).toEqual([])
  const { picture, truth } = await card
  const outcome = await shared.read(me, picture)
  expect(outcome).toMatchObject({
    outcome: 'read',
    kind: 'bankCard',
    fields: { cardNumber: { value: truth.fields.number, isSure: true } },
  })
})

test('reads a picture again when its reader is killed meanwhile', async () => {
  const { picture, truth } = await card
  const answer = shared.read(me, picture)
  const [victim] = shared.pids()
  process.kill(victim!, 'SIGKILL')
  expect(await answer).toMatchObject({
    outcome: 'read',
    fields: { cardNumber: { value: truth.fields.number } },
  })
  expect(shared.pids()).not.toContain(victim)
})

test('gives up a picture that kills its reader twice, and reads the next one', async () => {
  const { picture } = await card
  const answer = shared.read(me, picture)
  const [first] = shared.pids()
  process.kill(first!, 'SIGKILL')
  const second = await vi.waitUntil(() => shared.pids().find((pid) => pid !== first), { timeout: 60_000 })
  process.kill(second, 'SIGKILL')
  expect(await answer).toEqual({ outcome: 'failed', reason: 'crash' })
  expect(await shared.read(me, picture)).toMatchObject({ outcome: 'read' })
})

test('ends a reader that works for too long', async () => {
  const pool = openPool({ cpuLimitMs: 5 })
  const { picture } = await card
  const answer = pool.read(me, picture)
  const [pid] = pool.pids()
  expect(await answer).toEqual({ outcome: 'failed', reason: 'timeLimit' })
  expect(isAlive(pid!)).toBe(false)
})

test('ends a reader that uses too much memory', async () => {
  const pool = openPool({ maxRssMb: 40 })
  const { picture } = await card
  expect(await pool.read(me, picture)).toEqual({ outcome: 'failed', reason: 'memory' })
})

test.each([
  ['a bomb is refused before it is decoded', bomb(50_000), 'tooLarge'],
  [
    'a picture of another format is no picture',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'notAPicture',
  ],
  ['an empty file is no picture', Buffer.alloc(0), 'notAPicture'],
  [
    'a file that only begins like a picture is damaged',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    'damaged',
  ],
])('%s', async (_, bytes, reason) => {
  expect(await shared.read(me, bytes)).toEqual({ outcome: 'unreadable', reason })
})

/** Two files at most, and a reader that is soon idle. */
const small = openPool({ queueLimit: 1, idleMs: 10 })

test('refuses at once what exceeds the queue', async () => {
  const [first, second, third] = [1, 2, 3].map(() => small.read(me, Buffer.alloc(0)))
  expect(await third).toEqual({ outcome: 'busy' })
  expect(small.pids()).toHaveLength(1)
  expect([await first, await second]).toMatchObject([{ outcome: 'unreadable' }, { outcome: 'unreadable' }])
})

test('an idle reader releases its memory', async () => {
  await vi.waitFor(() => expect(small.pids()).toEqual([]), { timeout: 60_000 })
})

test("users take turns: with ten pictures of one user and one of another, the other's is read second", async () => {
  const order: string[] = []
  const read = (person: string) => shared.read(person, Buffer.alloc(0)).then(() => order.push(person))
  await Promise.all([...Array.from({ length: 10 }, () => read('greedy')), read('ann')])
  expect(order.indexOf('ann')).toBe(1)
})

test('closing answers all waiting callers and leaves no process behind', async () => {
  const pool = openPool({ queueLimit: 2 })
  const { picture } = await card
  const answers = [pool.read(me, picture), pool.read(me, picture)]
  const [pid] = pool.pids()
  await pool.close()
  const closed = { outcome: 'failed', reason: 'closed' }
  expect(await Promise.all(answers)).toEqual([closed, closed])
  expect(await pool.read(me, picture)).toEqual(closed)
  expect(isAlive(pid!)).toBe(false)
})

test('a reader uses two cores when there are two for each', () => {
  expect([threadsFor(1, 1), threadsFor(1, 2), threadsFor(2, 2), threadsFor(2, 4), threadsFor(3, 4)]).toEqual([
    1, 2, 1, 2, 1,
  ])
})
