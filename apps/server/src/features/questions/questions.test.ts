import { questionCalls } from '@yf/contract/questions'
import { beforeAll, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { keepEnteredYears } from '@yf/domain/holidays'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
})

const companyId = idOf('company', 'xinghe-software')
const listQuestions = (keyword?: string) =>
  server.call(
    questionCalls.questions,
    { companyId, ...(keyword === undefined ? {} : { keyword }) },
    { token },
  )
const titles = async (keyword: string) =>
  (await listQuestions(keyword)).result.questions.map(({ questionTitle }) => questionTitle)

test('every company has its questions, with answers', async () => {
  const mine = (await listQuestions()).result.questions
  expect(mine.length).toBeGreaterThanOrEqual(8)
  expect(mine.every(({ questionContent, category }) => questionContent !== '' && category !== '')).toBe(true)
  const { result } = await server.call(
    questionCalls.questions,
    { companyId: idOf('company', 'haina') },
    { token: await server.tokenOf('zhoulan') },
  )
  expect(result.questions[0]?.questionTitle).toBe('今年的理赔通道什么时候开放？')
})

test('a search requires every word, in title, answer and category, and treats special characters literally', async () => {
  expect(await titles('碳积分')).toEqual(['碳积分是什么？'])
  expect(await titles(' 体检  报销 ')).toEqual(['自行体检的费用可以报销吗？'])
  expect(await titles('%')).toEqual([])
  expect(await titles('_')).toEqual([])
  expect(await titles("' or 1=1 --")).toEqual([])
})

test('in service hours there is a link, outside them the time of the next opening', async () => {
  const { service } = (await listQuestions()).result
  expect(service).toEqual({
    hours: '工作日 9:00-18:30',
    isOpen: 1,
    link: server.services.settings.sites.test.service,
    phone: server.services.settings.servicePhone,
    opensAt: null,
  })
  server.clock.advance({ hours: 9 })
  expect((await listQuestions()).result.service).toMatchObject({
    isOpen: 0,
    link: null,
    opensAt: '2026-03-03 09:00:00',
  })
})

test('a public holiday of the calendar is no workday', async () => {
  const away = Date.parse('2026-04-06T10:00:00+08:00') - server.clock.now().getTime()
  server.clock.advance({ seconds: away / 1000 })
  token = await server.tokenOf('linxiao')
  expect((await listQuestions()).result.service).toMatchObject({ isOpen: 0, opensAt: '2026-04-07 09:00:00' })
})

test('human service follows the calendar that staff entered', async () => {
  const away = Date.parse('2027-01-01T10:00:00+08:00') - server.clock.now().getTime()
  server.clock.advance({ seconds: away / 1000 })
  token = await server.tokenOf('linxiao')
  keepEnteredYears({
    '2027': { notice: '', off: [['2027-01-01', '2027-01-03']], worked: ['2027-01-09'] },
  })
  try {
    // A Friday; the Monday after it is the first day of work.
    expect((await listQuestions()).result.service).toMatchObject({
      isOpen: 0,
      opensAt: '2027-01-04 09:00:00',
    })
    server.clock.advance({ days: 8 })
    token = await server.tokenOf('linxiao')
    expect((await listQuestions()).result.service).toMatchObject({ isOpen: 1, opensAt: null })
  } finally {
    keepEnteredYears({})
  }
})

test('the questions of another company are not found', async () => {
  const { code } = await server.call(
    questionCalls.questions,
    { companyId: idOf('company', 'haina') },
    { token },
  )
  expect(code).toBe(refusals.notFound.code)
})
