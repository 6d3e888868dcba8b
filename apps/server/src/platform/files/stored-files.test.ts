import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testDatabase } from '#testkit/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
const ownerId = newId()
const receipt = {
  ownerId,
  companyId: null,
  module: 'claims',
  contentType: 'text/plain',
  body: Buffer.from('发票'),
}

test('an owner opens what was kept', async () => {
  const { id } = await keepFile({ db: own.db, files, clock }, receipt)
  const opened = await openOwnFile({ db: own.db, files }, ownerId, id)
  expect([opened?.contentType, opened?.size]).toEqual(['text/plain', 6])
  expect(await text(opened!.body)).toBe('发票')
})

test('another member’s file is as if it did not exist', async () => {
  const { id } = await keepFile({ db: own.db, files, clock }, receipt)
  expect(await openOwnFile({ db: own.db, files }, newId(), id)).toBeNull()
  expect(await openOwnFile({ db: own.db, files }, ownerId, newId())).toBeNull()
})

test('a file of a transaction that was undone cannot be opened', async () => {
  let id = ''
  const undone = own.db.transaction().execute(async (tx) => {
    id = (await keepFile({ db: tx, files, clock }, receipt)).id
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await openOwnFile({ db: own.db, files }, ownerId, id)).toBeNull()
})

test('a store that fails leaves no row', async () => {
  const failing: FileStore = { ...files, put: () => Promise.reject(new Error('disk full')) }
  const before = await own.db.selectFrom('stored_file').select('id').execute()
  await expect(keepFile({ db: own.db, files: failing, clock }, receipt)).rejects.toThrow('disk full')
  expect(await own.db.selectFrom('stored_file').select('id').execute()).toEqual(before)
})

test('a company’s file is nobody’s own, and opens for that company alone', async () => {
  const { ownerId: _nobody, ...manual } = receipt
  const companyId = newId()
  const { id, name } = await keepCompanyFile({ db: own.db, files, clock }, { ...manual, companyId })
  expect(await companyOfFile(own.db, name)).toBe(companyId)
  expect(await openOwnFile({ db: own.db, files }, ownerId, id)).toBeNull()
  expect(await openCompanyFileNamed({ db: own.db, files }, newId(), name)).toBeNull()
  const opened = await openCompanyFileNamed({ db: own.db, files }, companyId, name)
  expect(await text(opened!.body)).toBe('发票')
})

test('a member’s file is not the company’s, even where it was kept for a case of that company', async () => {
  const companyId = newId()
  const { name } = await keepFile({ db: own.db, files, clock }, { ...receipt, companyId })
  expect(await companyOfFile(own.db, name)).toBeNull()
  expect(await openCompanyFileNamed({ db: own.db, files }, companyId, name)).toBeNull()
  const mine = await openOwnFileNamed({ db: own.db, files }, ownerId, name)
  mine!.body.destroy()
  expect(mine).not.toBeNull()
})
