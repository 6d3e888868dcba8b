import { diagnosisCodeCalls } from '@yf/contract/claims-admin-diagnoses'
import { expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

const found = async (more: object, account = 'operator1') =>
  server.call(
    diagnosisCodeCalls.diagnosisCodes,
    { pageNo: 1, pageSize: 20, ...more },
    { token: await server.staffTokenOf(account) },
  )
const codes = async (more: object) => (await found(more)).result.records.map(({ code }) => code)

test('the table is browsed by page and by chapter', async () => {
  const all = await found({})
  expect(all.result.total).toBeGreaterThan(1_700)
  expect(all.result.chapters[0]).toEqual({ range: 'A00-B99', name: '某些传染病和寄生虫病' })
  expect(all.result.chapters.length).toBeGreaterThan(18)
  expect((await codes({ pageNo: 2 }))[0]! > (await codes({})).at(-1)!).toBe(true)
  const eyes = await found({ chapter: 'H00-H59', pageSize: 100 })
  expect(eyes.result.records.every(({ code }) => /^H[0-5]/.test(code))).toBe(true)
  let sum = 0
  for (const { range } of all.result.chapters) sum += (await found({ chapter: range })).result.total
  expect(sum).toBe(all.result.total)
})

test('finds by name, other name and initials, and lists what a code or range includes', async () => {
  expect((await codes({ keyword: '感冒' }))[0]).toBe('J00')
  expect((await codes({ keyword: 'wy' })).length).toBeGreaterThan(0)
  expect(await codes({ keyword: 'k29.3-K29.5' })).toEqual(['K29.3', 'K29.4', 'K29.5'])
  expect(await codes({ keyword: 'K29', chapter: 'H00-H59' })).toEqual([])
  expect((await found({ keyword: '没有这种病' })).result).toMatchObject({ records: [], total: 0 })
})

test('an unknown chapter is named, and other roles see no table', async () => {
  const wrong = await found({ chapter: 'X' })
  expect([wrong.http, JSON.stringify(wrong)]).toEqual([400, expect.stringContaining('chapter')])
  expect((await found({}, 'finance1')).result).toBeNull()
})
