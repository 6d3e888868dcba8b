import { beforeAll, expect, test } from 'vitest'
import { cardsAdminCalls, type QuotaRow } from '@yf/contract/cards-admin'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
let staff: string
beforeAll(async () => {
  staff = await server.staffTokenOf('operator1')
})

const row = (line: number, change: Partial<QuotaRow> = {}): QuotaRow => ({
  line,
  phone: '13800000001',
  familyName: '',
  benefit: '中医调理',
  supplierCode: 'JINGHE',
  amount: '3',
  unit: '次',
  startDay: '2026-03-01',
  endDay: '2026-12-31',
  ...change,
})
const preview = (rows: QuotaRow[]) =>
  server.call(cardsAdminCalls.previewQuotas, { companyId, rows }, { token: staff })
let keys = 0
const importRows = (rows: QuotaRow[], key = `import-${++keys}`) =>
  server.call(
    cardsAdminCalls.importQuotas,
    { companyId, rows },
    { token: staff, headers: { 'idempotency-key': key } },
  )
const packagesNamed = (name: string) =>
  server.db.selectFrom('equity_package').selectAll().where('name', '=', name).execute()

test('a preview reports for every row its recipient or its fault, and writes nothing', async () => {
  const { result } = await preview([
    row(2),
    row(3, { familyName: '陈小满', amount: '1,200', unit: '元', supplierCode: 'DRUG' }),
    row(4, { phone: '13800000002' }),
    row(5, { phone: '13811119999' }),
    row(6, { familyName: '张三' }),
    row(7, { amount: '0', endDay: '昨天' }),
    row(8),
    row(9, { phone: '13800000003' }),
  ])
  expect(result.rows).toEqual([
    { line: 2, who: '林*', what: '中医调理 3 次，2026-03-01 至 2026-12-31', faults: [] },
    { line: 3, who: '陈*满', what: '中医调理 ¥1,200.00，2026-03-01 至 2026-12-31', faults: [] },
    expect.objectContaining({ line: 4, who: null, faults: ['不是这家企业的员工'] }),
    expect.objectContaining({ line: 5, who: null, faults: ['不是这家企业的员工'] }),
    expect.objectContaining({ line: 6, who: null, faults: ['该员工没有名为“张三”的家属'] }),
    expect.objectContaining({
      line: 7,
      who: null,
      faults: ['次数应为 1 到 999 的整数', '结束日期应写成 2026-12-31'],
    }),
    expect.objectContaining({ line: 8, who: '林*', faults: ['与第 2 行重复'] }),
    expect.objectContaining({ line: 9, who: null, faults: ['不是这家企业的员工'] }),
  ])
  expect(result.faultyCount).toBe(6)
  expect(await packagesNamed('中医调理')).toEqual([])
})

test('one invalid row gives nothing; valid rows give everybody their quota, once for the same content', async () => {
  const good = [row(2, { benefit: '健步鞋券' }), row(3, { benefit: '健步鞋券', familyName: '陈默' })]
  expect((await importRows([...good, row(4, { phone: '1' })])).code).toBe(refusals.quotaRowsFaulty.code)
  expect(await packagesNamed('健步鞋券')).toEqual([])

  const answers = await Promise.all(Array.from({ length: 5 }, () => importRows(good)))
  expect(answers.filter(({ success }) => success)).toMatchObject([{ result: { count: 2 } }])
  // Rows in another order and with other line numbers are the same content.
  const again = await importRows([
    row(7, { benefit: ' 健步鞋券', familyName: '陈默' }),
    row(9, { benefit: '健步鞋券' }),
  ])
  expect(again.code).toBe(refusals.quotaImportedBefore.code)
  expect(await packagesNamed('健步鞋券')).toHaveLength(2)
  const token = await server.tokenOf('chenmo')
  const hers = (await server.call(equityCalls.mine, { companyId }, { token })).result.cardEquityList
  expect(hers).toContainEqual(
    expect.objectContaining({ name: '健步鞋券', total: 3, endTime: '2026-12-31 23:59:59' }),
  )
})

test("shows a company's totals, but for counselling neither usage nor holders", async () => {
  const { result } = await server.call(cardsAdminCalls.quotas, { companyId }, { token: staff })
  const of = (name: string) => result.find((one) => one.name === name)
  expect(of('肩颈理疗卡')).toEqual({
    name: '肩颈理疗卡',
    supplierCode: 'JINGHE',
    unit: 'times',
    people: 1,
    total: 3,
    used: 1,
    lapsing: 2,
  })
  expect(of('心理咨询服务')).toMatchObject({ used: null, lapsing: null })
  expect(of('视力关爱卡')).toBeUndefined()
  const holders = (name: string, supplierCode: string) =>
    server.call(
      cardsAdminCalls.holders,
      { companyId, name, supplierCode, pageNo: 1, pageSize: 10 },
      { token: staff },
    )
  expect((await holders('肩颈理疗卡', 'JINGHE')).result).toMatchObject({
    total: 1,
    records: [{ name: '林*', phone: '138****0001', isFamily: 0, total: 3, used: 1 }],
  })
  expect((await holders('心理咨询服务', 'YF_EAP')).code).toBe(refusals.notFound.code)
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['action', 'members'])
    .where('action', '=', 'listQuotaHolders')
    .execute()
  expect(auditEvents).toEqual([{ action: 'listQuotaHolders', members: [idOf('account', 'linxiao')] }])
})

test('only operators can call the endpoints', async () => {
  for (const account of ['handler1', 'senior1', 'service1', 'finance1', 'hr1']) {
    const token = await server.staffTokenOf(account)
    for (const answer of [
      await server.call(cardsAdminCalls.quotas, { companyId }, { token }),
      await server.call(cardsAdminCalls.batches, { pageNo: 1, pageSize: 10 }, { token }),
    ])
      expect(answer.code).toBe(refusals.dutyNotHeld.code)
  }
})
