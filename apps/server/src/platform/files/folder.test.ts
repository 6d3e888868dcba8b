import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from './folder.ts'
import { newFileName } from './names.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yf-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('returns bytes unchanged, with their type and size', async () => {
  const store = folderStore(folder)
  const [name, body] = [newFileName(), Buffer.from([0, 255, 10, 13])]
  await store.put(name, body, 'image/png')
  const read = await store.read(name)
  expect([read?.contentType, read?.size]).toEqual(['image/png', 4])
  expect(await buffer(read!.body)).toEqual(body)
})

test('twenty writers of one name leave one complete file and nothing else', async () => {
  const store = folderStore(folder)
  const name = newFileName()
  const bodies = Array.from({ length: 20 }, (_, writer) => Buffer.alloc(200_000, writer))
  await Promise.all(bodies.map((body) => store.put(name, body, 'application/pdf')))
  const stored = await buffer((await store.read(name))!.body)
  expect(bodies.some((body) => body.equals(stored))).toBe(true)
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((one) => one.endsWith('.part'))).toEqual([])
})

test('a removed or nonexistent file reads as null', async () => {
  const store = folderStore(folder)
  const name = newFileName()
  await store.put(name, Buffer.from('x'), 'text/plain')
  await store.remove(name)
  await store.remove(name)
  expect(await store.read(name)).toBeNull()
  expect(await store.read(newFileName())).toBeNull()
})

test('rejects a name that could be a path', async () => {
  const store = folderStore(folder)
  for (const name of ['../../etc/passwd', 'a/b', '', '.', 'ABCDEFGH', 'abcdefgh\0', 'x'.repeat(65)]) {
    await expect(store.read(name)).rejects.toThrow('not the name')
    await expect(store.put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow('not the name')
    await expect(store.remove(name)).rejects.toThrow('not the name')
  }
})

test('stores a stream completely or not at all', async () => {
  const store = folderStore(folder)
  if (store.direct.kind !== 'stream') throw new Error('no stream')
  const { take } = store.direct
  const parts = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(1000, 7)))
  const [stored, large, broken] = [newFileName(), newFileName(), newFileName()]
  expect(await take(stored, parts(5), 5000)).toBe(true)
  expect((await store.read(stored))?.size).toBe(5000)
  expect(await take(large, parts(6), 5000)).toBe(false)
  const cut = Readable.from(
    (function* () {
      yield Buffer.alloc(10)
      throw new Error('the line was cut')
    })(),
  )
  await expect(take(broken, cut, 5000)).rejects.toThrow('the line was cut')
  for (const name of [large, broken]) expect(await store.read(name)).toBe(null)
})
