import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { testDatabase } from '#testkit/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { forgetSubjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import type { FileStore } from './files.port.ts'
import { folderStore } from './folder.ts'
import {
  companyOfFile,
  keepCompanyFile,
  keepFile,
  openCompanyFileNamed,
  openOwnFile,
  openOwnFileNamed,
} from './stored-files.ts'

let own: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let files: FileStore
beforeAll(async () => {
  own = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'yf-files-'))
  files = folderStore(folder)
})
afterAll(async () => {
  await own.drop()
  await rm(folder, { recursive: true, force: true })
})

const clock = { now: () => new Date('2026-06-01T00:00:00Z') }
const key = { id: 'a', key: Buffer.alloc(32, 1) }
const cipher = createFieldCipher({ fieldKeys: [key], lookupKeys: [key] })
const ctx = () => ({ db: own.db, cipher, files, clock })
const ownerId = newId()
const receipt = {
  ownerId,
  companyId: null,
  module: 'claims',
  contentType: 'text/plain',
  body: Buffer.from('发票'),
}

test('the owner can open a stored file', async () => {
  const { id } = await keepFile(ctx(), receipt)
  const decrypted = await openOwnFile(ctx(), ownerId, id)
  expect([decrypted?.contentType, decrypted?.size]).toEqual(['text/plain', 6])
  expect(await text(decrypted!.body)).toBe('发票')
})

test("another member's file looks as if it did not exist", async () => {
  const { id } = await keepFile(ctx(), receipt)
  expect(await openOwnFile(ctx(), newId(), id)).toBeNull()
  expect(await openOwnFile(ctx(), ownerId, newId())).toBeNull()
})

test('a file of a rolled-back transaction cannot be opened', async () => {
  let id = ''
  const undone = own.db.transaction().execute(async (tx) => {
    id = (await keepFile({ ...ctx(), db: tx }, receipt)).id
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await openOwnFile(ctx(), ownerId, id)).toBeNull()
})

test('a failing store leaves no row', async () => {
  const failing: FileStore = { ...files, put: () => Promise.reject(new Error('disk full')) }
  const before = await own.db.selectFrom('stored_file').select('id').execute()
  await expect(keepFile({ ...ctx(), files: failing }, receipt)).rejects.toThrow('disk full')
  expect(await own.db.selectFrom('stored_file').select('id').execute()).toEqual(before)
})

test("a company's file has no personal owner and opens only for that company", async () => {
  const { ownerId: _nobody, ...manual } = receipt
  const companyId = newId()
  const { id, name } = await keepCompanyFile(ctx(), { ...manual, companyId })
  expect(await companyOfFile(own.db, name)).toBe(companyId)
  expect(await openOwnFile(ctx(), ownerId, id)).toBeNull()
  expect(await openCompanyFileNamed(ctx(), newId(), name)).toBeNull()
  const decrypted = await openCompanyFileNamed(ctx(), companyId, name)
  expect(await text(decrypted!.body)).toBe('发票')
})

test("a member's file is not the company's, even when it was stored for a case of that company", async () => {
  const companyId = newId()
  const { name } = await keepFile(ctx(), { ...receipt, companyId })
  expect(await companyOfFile(own.db, name)).toBeNull()
  expect(await openCompanyFileNamed(ctx(), companyId, name)).toBeNull()
  const mine = await openOwnFileNamed(ctx(), ownerId, name)
  mine!.body.destroy()
  expect(mine).not.toBeNull()
})

const bytesInStore = async (name: string) => buffer((await files.read(name))!.body)

test('the bytes on disk are encrypted, and equal files do not look equal', async () => {
  const body = Buffer.from('一张发票的样子'.repeat(1000))
  const one = await keepFile(ctx(), { ...receipt, body })
  const other = await keepFile(ctx(), { ...receipt, body })
  const stored = await bytesInStore(one.name)
  expect(stored.includes(body.subarray(0, 24))).toBe(false)
  expect(stored.equals(await bytesInStore(other.name))).toBe(false)
  expect(await buffer((await openOwnFile(ctx(), ownerId, one.id))!.body)).toEqual(body)
})

test('deleting a data subject key destroys all files of that member and no other', async () => {
  const person = newId()
  const hers = await keepFile(ctx(), { ...receipt, ownerId: person })
  const his = await keepFile(ctx(), receipt)
  await forgetSubjectKey(own.db, person)
  expect(await openOwnFile(ctx(), person, hers.id)).toBeNull()
  expect((await bytesInStore(hers.name)).includes('发票')).toBe(false)
  expect(await text((await openOwnFile(ctx(), ownerId, his.id))!.body)).toBe('发票')
})

test('a file whose bytes are not encrypted does not open', async () => {
  const { id, name } = await keepFile(ctx(), receipt)
  await files.put(name, receipt.body, 'text/plain')
  const stored = await openOwnFile(ctx(), ownerId, id)
  await expect(text(stored!.body)).rejects.toThrow(`stored file ${name} is not encrypted`)
})

test('unencrypted bytes do not open either when the data subject key is deleted', async () => {
  const person = newId()
  const { id, name } = await keepFile(ctx(), { ...receipt, ownerId: person })
  await files.put(name, receipt.body, 'text/plain')
  await forgetSubjectKey(own.db, person)
  expect(await openOwnFile(ctx(), person, id)).toBeNull()
})
