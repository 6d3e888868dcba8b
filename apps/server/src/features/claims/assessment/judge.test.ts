import { partly } from '@yf/domain/test-partly'
import { expect, test } from 'vitest'
import type { CaseFacts } from './facts.ts'
import { judge } from './judge.ts'
import type { SimilarPictures } from '../evidence/signs/alike.ts'
import type { Signs } from './signs.ts'
import { aReceipt, aWord, facts, noSigns } from './test-facts.ts'

const judged = (changes: Partial<CaseFacts> = {}, signs: Partial<Signs> = {}) =>
  judge({ ...facts, ...changes }, { ...noSigns, ...signs })
const kinds = (changes?: Partial<CaseFacts>, signs?: Partial<Signs>) =>
  judged(changes, signs).flags.map(({ kind }) => kind)
const stops = (changes: Partial<CaseFacts>) => judged(changes).checks.map(({ kind }) => kind)
const side = { ...aReceipt(), case_no: 'LP20260101ABCDEFGH', material_id: 'picture' }
const aPair = (own: object = {}, other: object = {}, distance = 0): SimilarPictures => ({
  own: partly<SimilarPictures['own']>({ ...side, ...own }),
  other: partly<SimilarPictures['other']>({ ...side, ...other }),
  distance,
})
const billed = (fen: number) => ({ receipts: [aReceipt({ billed_fen: fen })] })

test('a case without faults has no flags and may be paid automatically', () => {
  expect(judged()).toMatchObject({
    decision: { billedFen: 30_000, payableFen: 24_000 },
    checks: [],
    flags: [],
    isAutomatic: true,
  })
})

test.each<[string, Partial<CaseFacts>, Partial<Signs>]>([
  ['nothing to pay', { policy: null }, {}],
  ['no receipts', { receipts: [] }, {}],
  ['the old flow', { caseRow: { ...facts.caseRow, flow: 'old' } }, {}],
  ['a receipt that was not read surely', { receipts: [aReceipt({ is_sure: false })] }, {}],
  ['pictures of another case', {}, { alike: [aPair()] }],
])('%s needs manual review', (_, changes, signs) => expect(judged(changes, signs).isAutomatic).toBe(false))

test('a claim on a policy with another insured name needs manual review, ignoring spaces in the name', () => {
  const as = (insuredName: string) => ({ policy: { ...facts.policy!, insuredName } })
  const found = judged(as('陈小满'))
  expect(found.flags).toEqual([
    { kind: 'otherInsured', weight: 30, words: '就诊人为林晓，保单的被保险人为陈小满' },
  ])
  expect(found.isAutomatic).toBe(false)
  expect(judged(as('林 晓')).isAutomatic).toBe(true)
})

test('a new hospital is pointed out and does not prevent an automatic decision', () => {
  const signs = { hospitals: ['甲医院', '乙医院', '丙医院'] }
  expect(kinds({}, signs)).toEqual(['newHospital'])
  expect(judged({}, signs).isAutomatic).toBe(true)
  expect(kinds({}, { hospitals: signs.hospitals.slice(1) })).toEqual([])
  expect(kinds({}, { hospitals: [...signs.hospitals, '北京协和医院'] })).toEqual([])
})

test('flags a receipt from a hospital other than declared, comparing all its names, until a handler enters it', () => {
  const other = (changes: Parameters<typeof aReceipt>[0] = {}) => ({
    receipts: [aReceipt({ hospital: '海港医院', ...changes })],
    words: new Map(),
  })
  const found = judged(other())
  expect(found.flags).toContainEqual({
    kind: 'otherHospital',
    weight: 15,
    words: `发票 ${aReceipt().invoice_number}的医院为海港医院，与申报的北京协和医院不同`,
  })
  expect(found.isAutomatic).toBe(false)
  expect(found.checks).toMatchObject([{ level: 'warns', words: expect.stringContaining('请核对') }])
  const names = ['北京协和医院', '海港医院']
  const hospitalOf = (name: string) => ({ name, names, grade: null, isPublic: null })
  const { snapshot } = aReceipt()
  const byHandler = { ...snapshot, byHandler: snapshot.read }
  for (const changes of [
    { ...other(), hospitalOf },
    other({ snapshot: byHandler }),
    other({ hospital: null }),
    { ...other(), caseRow: { ...facts.caseRow, hospital: null } },
  ])
    expect(kinds(changes)).not.toContain('otherHospital')
})

test("flags an invoice before the declared visit, unless it names the visit's day or a handler entered it", () => {
  const printed = (day: string, changes: Parameters<typeof aReceipt>[0] = {}) =>
    judged({ receipts: [aReceipt({ day, ...changes })] })
  expect(printed('2026-02-19').flags).toContainEqual({
    kind: 'visitDay',
    weight: 10,
    words: `发票 ${aReceipt().invoice_number}的开票日期 2026-02-19 早于申报的就诊日期 2026-02-20`,
  })
  expect(printed('2026-02-19').isAutomatic).toBe(false)
  const { snapshot } = aReceipt()
  for (const found of [
    printed('2026-02-20'),
    printed('2026-02-19', { visit_day: '2026-02-20' }),
    printed('2026-02-19', { snapshot: { ...snapshot, byHandler: snapshot.read } }),
  ])
    expect(found.flags.map(({ kind }) => kind)).not.toContain('visitDay')
})

test('an invoice printed after the policy ended is paid for an earlier visit, without a flag', () => {
  const policy = {
    ...facts.policy!,
    endDt: '2026-02-20',
    opening: { ...facts.policy!.opening, endDt: '2026-02-20' },
  }
  const late = [aReceipt({ day: '2026-02-22', visit_day: '2026-02-20' })]
  expect(judged({ policy, receipts: late })).toMatchObject({ decision: { payableFen: 24_000 }, checks: [] })
  const visited = [aReceipt({ day: '2026-02-22', visit_day: '2026-02-21' })]
  expect(judged({ policy, receipts: visited }).checks).toMatchObject([{ kind: 'outsideCover' }])
})

test("the company's limit is within the automatic limit, a fen more is not", () => {
  expect(kinds(billed(100_000))).toEqual([])
  expect(kinds(billed(100_001))).toEqual(['aboveAutomatic'])
})

test('flags a sum above four fifths of the online limit as high', () => {
  expect(kinds(billed(800_000))).toEqual(['aboveAutomatic'])
  expect(kinds(billed(800_001))).toEqual(['aboveAutomatic', 'highSum'])
})

test('flags a sum above the online limit, whatever was declared before', () => {
  expect(kinds(billed(1_000_000))).toEqual(['aboveAutomatic', 'highSum'])
  expect(kinds(billed(1_000_001))).toEqual(['aboveAutomatic', 'overSingle'])
})

test('automatic decisions on a policy are limited to three times the limit per case', () => {
  expect(kinds({}, { decidedByMachineFen: 270_000 })).toEqual([])
  expect(kinds({}, { decidedByMachineFen: 270_001 })).toEqual(['automaticUsed'])
})

test('flags as many cases as the rule says, and not one fewer', () => {
  const rule = {
    id: 'account-month',
    subject: 'account',
    hours: 720,
    at_least: 10,
    weight: 20,
    text: '该账户近30天已提交 {count} 个案件',
    is_active: true,
  } as const
  expect(kinds({}, { paces: [{ rule, count: 9 }] })).toEqual([])
  const { flags, isAutomatic } = judged({}, { paces: [{ rule, count: 10 }] })
  expect(flags).toEqual([{ kind: 'pace.account-month', weight: 20, words: '该账户近30天已提交 10 个案件' }])
  expect(isAutomatic).toBe(false)
  const light = { ...rule, weight: 9 }
  expect(judged({}, { paces: [{ rule: light, count: 10 }] }).isAutomatic).toBe(true)
})

test('flags a blocklist entry with its reason', () => {
  const { flags, isAutomatic } = judged({}, { blocked: [{ what: '发票 1 ', reason: '该号段系伪造' }] })
  expect(flags).toEqual([{ kind: 'blocked', weight: 40, words: '发票 1 在重点核查名单中：该号段系伪造' }])
  expect(isAutomatic).toBe(false)
})

test('a receipt is old from the 181st day on', () => {
  expect(kinds({ today: '2026-08-19' })).toEqual([])
  expect(kinds({ today: '2026-08-20' })).toEqual(['oldReceipt'])
})

test('an application has an online limit', () => {
  expect(stops(billed(1_000_000))).toEqual([])
  expect(stops(billed(1_000_001))).toEqual(['overLimit'])
})

test.each<[string, Partial<CaseFacts>]>([
  ['info', { caseRow: { ...facts.caseRow, visit_start: null } }],
  ['bank', { card: null }],
  ['incomplete', { receipts: [aReceipt({ invoice_number: null })] }],
  ['incomplete', { receipts: [aReceipt({ is_confirmed: false })] }],
  ['otherPayer', { receipts: [aReceipt({ payer: '王芳' })] }],
  ['duplicate', { receipts: [aReceipt(), aReceipt({ id: 'again' })] }],
  ['duplicate', { used: [{ invoiceNumber: '1', caseNo: 'LP20260101ABCDEFGH' }] }],
])('%s is reported before submitting', (kind, changes) => expect(stops(changes)).toEqual([kind]))

test('a line set by a handler pays that sum, and never more than the rule', () => {
  const byHand = (payableFen: number) => [{ receiptId: 'receipt', payableFen, reason: '重复收费' }]
  expect(judged({ byHand: byHand(10_000) }).decision.payableFen).toBe(10_000)
  expect(judged({ byHand: byHand(90_000) }).decision.payableFen).toBe(24_000)
})

test('distinguishes the same picture, a similar one and one with an altered number, and names the other case', () => {
  const flagsOfPair = (pair: SimilarPictures, changes: Partial<CaseFacts> = {}) =>
    judged(changes, { alike: [pair] }).flags.map(({ kind, words }) => [kind, words])
  const no = 'LP20260101ABCDEFGH'
  expect(flagsOfPair(aPair())).toEqual([['copied', `有发票图片与案件 ${no} 中的完全相同`]])
  expect(flagsOfPair(aPair({}, {}, 6))).toEqual([['nearCopy', `有发票图片与案件 ${no} 中的相近`]])
  const other = { invoice_number: '99' }
  const unheard = { issuerAnswers: new Map([['receipt', aWord({ outcome: 'unknown' })]]) }
  expect(flagsOfPair(aPair({}, other, 3), unheard)).toContainEqual([
    'altered',
    `有发票图片与案件 ${no} 中的相近，金额相同而号码不同`,
  ])
  expect(flagsOfPair(aPair({}, { ...other, billed_fen: 1 }, 3), unheard)).toHaveLength(1)
  expect(flagsOfPair(aPair({}, other, 3))).toEqual([])
})

test('a fee list that does not add up to the only receipt needs manual review', () => {
  const listed = (...sums: readonly (number | null)[]) => ({
    feeLists: sums.map((sumFen) => ({ name: '清单.jpg', sumFen })),
  })
  expect(judged(listed(30_000)).isAutomatic).toBe(true)
  expect(judged(listed(10_000, 20_000)).isAutomatic).toBe(true)
  for (const changes of [listed(29_999), listed(null), listed(30_000, null)]) {
    expect(kinds(changes)).toEqual(['charges'])
    expect(judged(changes).isAutomatic).toBe(false)
  }
  const several = { receipts: [aReceipt(), aReceipt({ id: 'other', invoice_number: '2' })] }
  expect(kinds({ ...listed(60_000), ...several })).toContain('charges')
  expect(kinds(several)).not.toContain('charges')
  const { snapshot } = aReceipt()
  const byHandler = { receipts: [aReceipt({ snapshot: { ...snapshot, byHandler: snapshot.read } })] }
  expect(kinds({ ...listed(null), ...byHandler })).toEqual([])
})

test('a page whose picture differs from its text layer needs manual review', () => {
  const printed = (...unlike: readonly string[]) => ({ printed: [{ title: '发票/收据「a.pdf」', unlike }] })
  expect(judged(printed()).isAutomatic).toBe(true)
  expect(kinds(printed('金额'))).toEqual(['printed'])
  expect(judged(printed('金额')).isAutomatic).toBe(false)
})

test('a record with a diagnosis other than declared needs manual review', () => {
  const record = (diagnosis: string) => ({
    documents: [
      {
        kind: 'medicalRecord' as const,
        name: '病历.jpg',
        lines: ['北京协和医院门诊病历', '姓名：林晓', '就诊日期：2026-02-20', diagnosis],
      },
    ],
  })
  expect(judged(record('诊断：急性上呼吸道感染')).isAutomatic).toBe(true)
  expect(kinds(record('诊断：牙齿美白'))).toEqual(['diagnosis'])
  expect(kinds(record('随诊'))).toEqual(['diagnosis'])
  expect(judged(record('随诊')).isAutomatic).toBe(false)
})
