import { beforeAll, expect, test } from 'vitest'
import { feedbackCalls } from '@yf/contract/feedback'
import { claimCalls } from '@yf/contract/claims'
import { fileCalls } from '@yf/contract/files'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import type { JobContext } from '#platform/call/context.ts'
import { forgetUnusedFiles } from '#platform/files/unused-files.ts'
import { caseLab } from '#features/claims/record/test-cases.ts'
import { forgetDirectUploads } from '#features/claims/record/materials/direct-uploads.ts'
import { fileOf, jpeg, newDraft, uploadTo } from './test-materials.ts'

const server = demoStage()
const me = idOf('account', 'linxiao')
let token: string
let caseId: string
let ctx: JobContext

beforeAll(async () => {
  ctx = (await caseLab(server)).work()
  token = await server.tokenOf('linxiao')
  caseId = await newDraft(server, token)
})

const megabyte = 1024 * 1024
const sizeOf = async (size: number) =>
  server.db
    .updateTable('stored_file')
    .set({ size })
    .where('subject_id', '=', me)
    .where('unused_since', 'is not', null)
    .execute()
const send = async (seed: number) => uploadTo(server, { token, caseId, bytes: await jpeg(seed) })
const sendPicture = async (seed: number) =>
  server.call(fileCalls.upload, { module: 'suggestion', file: fileOf(await jpeg(seed)) }, { token })
const unusedOf = (id: string) =>
  server.db
    .selectFrom('stored_file')
    .select(['id', 'name', 'unused_since'])
    .where((row) => row.and({ subject_id: me, id }))
    .executeTakeFirst()

test('unused files count in bytes, and deleted ones no longer count', async () => {
  const { result } = await send(1)
  await sizeOf(299 * megabyte)
  expect((await sendPicture(9)).success).toBe(true)
  await sizeOf(150 * megabyte)
  const full = await send(2)
  expect([full.code, full.message]).toEqual([refusals.storageFull.code, refusals.storageFull.message])
  expect((await sendPicture(3)).code).toBe(refusals.storageFull.code)
  await server.call(claimCalls.deleteFile, { caseId, id: result[0]!.id }, { token })
  expect((await send(2)).success).toBe(true)
  await sizeOf(1000)
})

test('two hundred files reach the limit, too', async () => {
  const rows = await server.db
    .selectFrom('stored_file')
    .selectAll()
    .where('subject_id', '=', me)
    .where('unused_since', 'is not', null)
    .execute()
  const more = Array.from({ length: 199 - rows.length }, (_, at) => ({
    ...rows[0]!,
    id: crypto.randomUUID(),
    name: `filler${String(at).padStart(26, '0')}`,
  }))
  await server.db.insertInto('stored_file').values(more).execute()
  expect((await send(4)).success).toBe(true)
  expect((await send(5)).code).toBe(refusals.storageFull.code)
  expect((await sendPicture(5)).code).toBe(refusals.storageFull.code)
  await server.db.deleteFrom('stored_file').where('name', 'like', 'filler%').execute()
})

test('another person is not affected', async () => {
  const other = await server.tokenOf('chenmo')
  await sizeOf(300 * megabyte)
  const bytes = await jpeg(6)
  const own = { token: other, caseId: await newDraft(server, other), bytes }
  expect((await uploadTo(server, own)).success).toBe(true)
  await sizeOf(1000)
})

test('a picture sent with feedback counts as used; one that was never sent is deleted after two days', async () => {
  const stored = (await sendPicture(7)).result
  const left = (await sendPicture(8)).result
  const { result: tags } = await server.call(feedbackCalls.tags, { kind: 'suggestion' }, { token })
  const suggestion = {
    type: 1 as const,
    content: '图片见附件',
    tagIds: [tags[0]!.tagId],
    pictures: [stored.id],
  }
  expect((await server.call(feedbackCalls.addComment, suggestion, { token })).success).toBe(true)
  const sweep = () => forgetUnusedFiles.run({}, ctx)
  server.clock.advance({ days: 1 })
  await sweep()
  expect(await unusedOf(left.id)).toBeDefined()
  server.clock.advance({ days: 2 })
  await sweep()
  expect(await unusedOf(left.id)).toBeUndefined()
  expect(await server.services.files.read(left.url.replace('/files/', ''))).toBeNull()
  expect(await unusedOf(stored.id)).toBeDefined()
  token = await server.tokenOf('linxiao')
  const { result: materials } = await server.call(claimCalls.materialsV2, { caseId }, { token })
  expect(materials.length).toBeGreaterThan(0)
})

test('of forty direct uploads twelve files remain, and are swept half an hour later', async () => {
  const answers = []
  for (let at = 0; at < 40; at += 1)
    answers.push(await server.call(claimCalls.uploadToken, { caseId }, { token }))
  const decrypted = answers.filter(({ success }) => success).map(({ result }) => result.token)
  expect(decrypted).toHaveLength(12)
  expect(answers.filter(({ code }) => code === refusals.storageFull.code)).toHaveLength(28)
  const put = (one: string) => server.fetch(`/uploads/${one}`, { method: 'PUT', body: 'x' })
  for (const one of decrypted) expect((await put(one)).status).toBe(204)
  const names = (await server.db.selectFrom('direct_upload').select('name').execute()).map(({ name }) => name)
  server.clock.advance({ minutes: 26 })
  await forgetDirectUploads.run({}, ctx)
  const found = await Promise.all(names.map((name) => server.services.files.read(name)))
  expect(found.every((one) => one === null)).toBe(true)
  expect((await server.call(claimCalls.uploadToken, { caseId }, { token })).success).toBe(true)
})
