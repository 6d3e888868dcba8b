import { expect, test } from 'vitest'
import sharp from 'sharp'
import { feedbackCalls } from '@yf/contract/feedback'
import { fileCalls } from '@yf/contract/files'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { suggestionRow } from './encrypted.ts'

const server = demoStage()

const suggestions = (person: string) =>
  server.db
    .selectFrom('suggestion')
    .selectAll()
    .where('account_id', '=', idOf('account', person))
    .orderBy('id')
    .execute()

async function upload(token: string, module: 'suggestion' | 'avatar' = 'suggestion'): Promise<string> {
  const pixels = { width: 8, height: 8, channels: 3 as const, background: 'red' }
  const body = await sharp({ create: pixels }).jpeg().toBuffer()
  const input = { module, file: new Blob([new Uint8Array(body)]) }
  return (await server.call(fileCalls.upload, input, { token })).result.id
}

test('returns tags by kind, in their order', async () => {
  const token = await server.tokenOf('linxiao')
  const { result } = await server.call(feedbackCalls.tags, { kind: 'suggestion' }, { token })
  expect(result.map(({ tagName }) => tagName).slice(0, 2)).toEqual(['功能建议', '使用故障'])
  const all = (await server.call(feedbackCalls.tags, {}, { token })).result
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['suggestion', 'evaluation']))
})

test('stores a suggestion with its kind and pictures, script as text, and the phone encrypted', async () => {
  const token = await server.tokenOf('linxiao')
  const [tag] = (await server.call(feedbackCalls.tags, { kind: 'suggestion' }, { token })).result
  const pictures = [await upload(token), await upload(token)]
  const content = '<script>alert(1)</script>希望能导出体检报告'
  const input = { type: 1 as const, content, tagIds: [tag!.tagId], pictures, contact: '13800000001' }
  expect((await server.call(feedbackCalls.addComment, input, { token })).success).toBe(true)
  const [stored] = await suggestions('linxiao')
  expect(stored).toMatchObject({ tag_names: ['功能建议'] })
  const key = await subjectKey({ ...server.services, db: server.db }, idOf('account', 'linxiao'))
  expect(stored?.content).not.toContain('体检报告')
  expect(key.open(stored!.content, suggestionRow(stored!.id))).toBe(content)
  expect(stored?.contact_encrypted).not.toContain('13800000001')
  const listed = await server.db
    .selectFrom('suggestion_picture')
    .selectAll()
    .where('suggestion_id', '=', stored!.id)
    .orderBy('sort')
    .execute()
  expect(listed.map(({ file_id }) => file_id)).toEqual(pictures)
})

test("other members' pictures and those of other modules cannot be attached", async () => {
  const zhou = await server.tokenOf('zhoulan')
  const foreign = await upload(await server.tokenOf('linxiao'))
  const avatar = await upload(zhou, 'avatar')
  for (const picture of [foreign, avatar]) {
    const input = { type: 1 as const, content: '请看图', pictures: [picture] }
    expect((await server.call(feedbackCalls.addComment, input, { token: zhou })).http).toBe(400)
  }
  expect(await suggestions('zhoulan')).toEqual([])
})

test('refuses a suggestion without text', async () => {
  const token = await server.tokenOf('zhoulan')
  const blank = await server.call(feedbackCalls.addComment, { type: 1, content: '   ' }, { token })
  expect([blank.http, blank.message]).toEqual([400, '请填写内容（content）'])
})

test('stores advice from an activity, twenty times a day at most', async () => {
  const token = await server.tokenOf('hejing')
  const codes: (number | string)[] = []
  for (let n = 0; n < 21; n++)
    codes.push((await server.call(feedbackCalls.addAdvice, { content: `建议 ${n}` }, { token })).code)
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
  const stored = await server.db
    .selectFrom('activity_advice')
    .select('content')
    .where('account_id', '=', idOf('account', 'hejing'))
    .execute()
  expect(stored).toHaveLength(20)
})
