import { expect, test } from 'vitest'
import { feedbackCalls } from '@yf/contract/feedback'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const fresh = idOf('thirdParty', 'lin-hotline')
const done = idOf('thirdParty', 'lin-checkup')
const ofZhou = idOf('thirdParty', 'zhou-doctor')
const look = (thirdPartyId: string) => server.call(feedbackCalls.openEvaluation, { thirdPartyId, type: 2 })

test('anyone with the id sees the service and the available tags', async () => {
  const { result } = await look(fresh)
  expect(result).toMatchObject({ serviceName: '在线客服咨询', isEvaluated: 0, score: null, tagNames: [] })
  expect(result.tagList.map(({ tagName }) => tagName)).toContain('响应及时')
})

test('an evaluated service shows the evaluation', async () => {
  expect((await look(done)).result).toMatchObject({
    isEvaluated: 1,
    score: 5,
    tagNames: ['专业耐心', '流程清楚'],
  })
})

test('an unknown id is not found, for reading and for evaluating', async () => {
  const thirdPartyId = idOf('thirdParty', 'none')
  expect((await look(thirdPartyId)).code).toBe(refusals.notFound.code)
  const { code } = await server.call(feedbackCalls.evaluateOpenly, { thirdPartyId, type: 2, score: 5 })
  expect(code).toBe(refusals.notFound.code)
})

test('of many concurrent evaluations one is stored, with script as text', async () => {
  const content = '<img src=x onerror=alert(1)> 很满意'
  const { tagList } = (await look(fresh)).result
  const input = { thirdPartyId: fresh, type: 2 as const, score: 4, tagIds: [tagList[0]!.tagId], content }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => server.call(feedbackCalls.evaluateOpenly, input)),
  )
  expect(answers.filter((one) => one.success)).toHaveLength(1)
  expect(answers.filter((one) => one.code === refusals.alreadyEvaluated.code)).toHaveLength(5)
  expect((await look(fresh)).result).toMatchObject({
    isEvaluated: 1,
    score: 4,
    content,
    tagNames: ['响应及时'],
  })
  const rows = await server.db.selectFrom('evaluation').select('content').execute()
  expect(JSON.stringify(rows)).not.toContain('很满意')
})

test('a member evaluates their own service once, and not those of others', async () => {
  const zhou = await server.tokenOf('zhoulan')
  const lin = await server.tokenOf('linxiao')
  const input = { type: 2 as const, thirdPartyId: ofZhou, score: 3, content: '还可以' }
  expect((await server.call(feedbackCalls.addComment, input, { token: lin })).code).toBe(
    refusals.notFound.code,
  )
  expect((await server.call(feedbackCalls.addComment, input, { token: zhou })).success).toBe(true)
  expect((await server.call(feedbackCalls.addComment, input, { token: zhou })).code).toBe(
    refusals.alreadyEvaluated.code,
  )
})

test.each([
  [{ score: 0 }, 'score'],
  [{ score: 6 }, 'score'],
  [{ tagIds: [idOf('tag', 'none')] }, 'tagIds'],
  [{ thirdPartyId: '1' }, 'thirdPartyId'],
  [{ content: '长'.repeat(501) }, 'content'],
])('%o is bad input and names its field', async (wrong, field) => {
  const input = { thirdPartyId: done, type: 2 as const, score: 5, ...wrong }
  const { http, message } = await server.call(feedbackCalls.evaluateOpenly, input)
  expect(http).toBe(400)
  expect(message).toContain(field)
})

test('limits tries of ids from one address', async () => {
  const codes: (number | string)[] = []
  for (let n = 0; n < 40; n++) {
    const thirdPartyId = idOf('thirdParty', `guess-${n}`)
    codes.push((await server.call(feedbackCalls.evaluateOpenly, { thirdPartyId, type: 2, score: 1 })).code)
  }
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
})
