import { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import { claimCalls } from '@yf/contract/claims'
import { claimRuleCalls as calls, type AdminClaimRules } from '@yf/contract/claims-admin-rules'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { auditTexts, setUpBy } from '#features/company/admin/set-up/test-set-up.ts'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const staff: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['admin1', 'finance1', 'hr1']) staff[account] = await server.staffTokenOf(account)
})
const setUp = setUpBy(server, () => staff['admin1']!)
const { as } = setUp
const software = idOf('company', 'xinghe-software')
const haina = idOf('company', 'haina')

const rulesOf = async (companyId: string) =>
  (await server.call(calls.claimRules, { companyId }, { token: staff['admin1']! })).result
const inputOf = ({ isOwn: _own, documents: _documents, waiting: _waiting, ...rules }: AdminClaimRules) =>
  rules
const save = async (companyId: string, changes: object) =>
  server.call(calls.saveClaimRules, { ...inputOf(await rulesOf(companyId)), ...changes }, as())
const proposals = async () =>
  (
    await server.call(
      approvalsAdminCalls.proposals,
      { state: 'proposed', pageNo: 1, pageSize: 50 },
      { token: staff['finance1']! },
    )
  ).result.records.filter(({ kind }) => kind === 'claimRules')
const confirm = (id: string) =>
  server.call(
    approvalsAdminCalls.decide,
    { id, isConfirmed: 1, note: '' },
    { token: staff['finance1']!, headers: { 'idempotency-key': newId() } },
  )

test('stricter rules are in force at once, and members read them', async () => {
  const saved = await save(haina, {
    opensOn: null,
    singleFen: 8_000_00,
    automaticFen: 1_000_00,
    tip: ' 原件请寄回 ',
  })
  expect(saved.result).toMatchObject({ singleFen: 8_000_00, tip: '原件请寄回', revision: 1, isOwn: 1 })
  const token = await server.tokenOf('zhoulan')
  const limit = await server.call(claimCalls.limit, { companyId: haina }, { token })
  expect(limit.result.maxTopLimitByCompany).toBe(8_000_00)
  expect((await server.call(claimCalls.tips, { companyId: haina }, { token })).result.tip).toBe('原件请寄回')
  expect(await auditTexts(server.db, 'changeClaimRules')).toEqual([
    expect.stringMatching(
      /^海纳制造：开放日期：\d{4}-\d\d-\d\d → 即时开放；单次线上上限：¥20,000.00 → ¥8,000.00；自动赔付上限：/,
    ),
  ])
})

test('a higher limit of automatic payment waits for a second person', async () => {
  const { automaticFen } = await rulesOf(software)
  const saved = await save(software, { automaticFen: automaticFen + 1 })
  expect(saved.result).toBeNull()
  const waiting = await rulesOf(software)
  expect(waiting.automaticFen).toBe(automaticFen)
  expect(waiting.waiting).toMatchObject([
    { lines: ['自动赔付上限：¥3,000.00 → ¥3,000.01'], proposedBy: '林管理' },
  ])
  const [proposal] = await proposals()
  expect(proposal).toMatchObject({ companyName: '星河软件', title: '修改理赔规则', canDecide: 1 })
  expect((await confirm(proposal!.id)).code).toBe(200)
  const now = await rulesOf(software)
  expect(now).toMatchObject({ automaticFen: automaticFen + 1, revision: 1, waiting: [] })
})

test('a proposal is outdated once the rules were changed meanwhile', async () => {
  const { fourEyesFen } = await rulesOf(software)
  expect((await save(software, { fourEyesFen: fourEyesFen + 1 })).result).toBeNull()
  await save(software, { fourEyesFen: fourEyesFen - 1 })
  const [proposal] = await proposals()
  expect((await confirm(proposal!.id)).code).toBe(refusals.grantUnfit.code)
  expect((await rulesOf(software)).fourEyesFen).toBe(fourEyesFen - 1)
})

test('of two editors one saves', async () => {
  const input = inputOf(await rulesOf(haina))
  const both = await Promise.all(
    ['甲', '乙'].map((tip) => server.call(calls.saveClaimRules, { ...input, tip }, as())),
  )
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, refusals.stateMoved.code]))
})

test.each([
  { opensOn: '2026-02-30' },
  { automaticFen: 8_000_01 },
  { mailAddress: ' ' },
  { tip: ' ' },
  { redirectUrl: 'https://evil.example/claims' },
  { redirectUrl: 'site:nowhere/claims' },
])('%j is refused', async (changes) => {
  expect((await save(haina, changes)).code).toBe(400)
})

test('claims can lead to a site of a partner', async () => {
  expect((await save(haina, { redirectUrl: 'site:service/claims' })).result?.redirectUrl).toBe(
    'site:service/claims',
  )
})

test('a new company has the usual rules until its own are confirmed, and its list says so', async () => {
  const group = await setUp.group('理赔集团')
  const { companyId } = (await setUp.create(group.id, '理赔一厂')).result
  const row = async () => (await setUp.rows(companyId)).find(({ name }) => name === '理赔规则')
  expect(await rulesOf(companyId)).toMatchObject({ isOwn: 0, automaticFen: 0, revision: 0 })
  expect(await row()).toMatchObject({ isDone: 0, path: `/company?id=${companyId}&tab=claimRules` })
  expect((await save(companyId, {})).result).toMatchObject({ isOwn: 1, revision: 1 })
  expect(await row()).toMatchObject({ isDone: 1, note: '单次线上上限 ¥10,000.00，自动赔付上限 ¥0.00' })
})

test('a copied company pays nothing automatically before a second person has confirmed it', async () => {
  const group = await setUp.group('复制集团')
  const { companyId } = (await setUp.create(group.id, '复制一厂', { copyFrom: software })).result
  const source = await rulesOf(software)
  expect(await rulesOf(companyId)).toMatchObject({ singleFen: source.singleFen, automaticFen: 0, isOwn: 1 })
  const proposal = (await proposals()).find(({ companyName }) => companyName === '复制一厂')
  expect(proposal?.title).toBe('修改理赔规则，复制自 星河软件')
  expect((await confirm(proposal!.id)).code).toBe(200)
  expect((await rulesOf(companyId)).automaticFen).toBe(source.automaticFen)
})

test('human resources do not see claim rules', async () => {
  const asked = await server.call(calls.claimRules, { companyId: software }, { token: staff['hr1']! })
  expect(asked.code).toBe(refusals.dutyNotHeld.code)
})
