import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { addPicture, submittedCase } from './test-case.ts'

const server = demoStage()
let name: string
beforeAll(async () => {
  name = await addPicture(server, await submittedCase(server))
})

const look = (file: string, token?: string) =>
  server.fetch(`/staff-files/${file}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})

test('staff can open a picture of a case, and no cache stores it', async () => {
  const response = await look(name, await server.staffTokenOf('auditor1'))
  expect(await response.text()).toBe('a picture')
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test('a picture cannot be opened without a session, nor by its owner at this address', async () => {
  expect((await look(name)).status).toBe(401)
  expect((await look(name, await server.tokenOf('linxiao'))).status).toBe(401)
  const ended = await server.staffTokenOf('handler1')
  server.clock.advance({ hours: 9 })
  expect((await look(name, ended)).status).toBe(403)
})

test('the documents of a case open at the address returned with the case', async () => {
  const token = await server.staffTokenOf('handler1')
  const made = await submittedCase(server)
  const { db, clock, services } = server
  const book = await keepFile(
    { ...services, db, clock },
    {
      ownerId: idOf('account', 'linxiao'),
      companyId: made.companyId,
      module: 'claims',
      contentType: 'application/pdf',
      body: Buffer.from('a book'),
    },
  )
  await db.updateTable('claim_case').set({ book_file_id: book.id }).where('id', '=', made.id).execute()
  const { result } = await server.call(claimsAdminCalls.open, { caseId: made.id }, { token })
  expect(result.papers).toEqual([{ name: '申请书', url: `/staff-files/${book.name}` }])
  expect(await (await look(book.name, token)).text()).toBe('a book')
})

test.each([
  ['took away again', { removed_at: new Date('2026-03-01T10:00:00+08:00') }],
  ['never put to the case', { is_saved: false }],
])('a picture that the member %s is not shown to staff', async (_what, change) => {
  const made = await submittedCase(server)
  const picture = await addPicture(server, made)
  await server.db.updateTable('claim_material').set(change).where('case_id', '=', made.id).execute()
  expect((await look(picture, await server.staffTokenOf('handler1'))).status).toBe(404)
})

test('files that do not belong to a submitted case are not found, whatever their name', async () => {
  const token = await server.staffTokenOf('senior1')
  const { db, clock, services } = server
  const avatar = await keepFile(
    { ...services, db, clock },
    {
      ownerId: idOf('account', 'linxiao'),
      companyId: null,
      module: 'avatar',
      contentType: 'image/png',
      body: Buffer.from('a face'),
    },
  )
  for (const other of [avatar.name, 'nothing-here', '..%2f..%2fsecrets.json', '0'.repeat(200)])
    expect((await look(other, token)).status).toBe(404)
})
