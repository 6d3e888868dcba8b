import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjudicate, leftInYear, type Liability, type Policy, type Receipt } from './adjudication.ts'
import { openTerms, type Terms } from './adjudication/terms.ts'
import { anyPolicy, anyReceipts, beauty, hospital, outpatient, policyWith, receipt } from './test-policies.ts'

const lineFor = (policy: Policy, own: Partial<Receipt> = {}) => adjudicate(policy, [receipt(own)]).lines[0]

describe('at its boundaries', () => {
  const free: Liability = { ...outpatient, deductibleFen: 0, waitingDays: 0 }
  const payable = (liability: Liability, own: Partial<Receipt>) =>
    lineFor(policyWith(liability), own)?.payableFen

  test.each([
    ['2025-12-31', 0],
    ['2026-01-01', 40_000],
    ['2026-12-31', 40_000],
    ['2027-01-01', 0],
  ])('a receipt of %s pays %i: first and last day of the policy are covered', (day, paid) => {
    expect(payable(free, { day })).toBe(paid)
  })

  test.each([
    ['2026-01-30', 0],
    ['2026-01-31', 40_000],
  ])(
    'a receipt of %s pays %i: the waiting period covers thirty days and ends before the thirty-first',
    (day, paid) => {
      expect(payable({ ...free, waitingDays: 30 }, { day })).toBe(paid)
    },
  )

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [33_333, 26_666],
    [33_334, 26_667],
    [33_335, 26_668],
  ])('of %i fen four fifths are %i: to the nearest fen', (billedFen, paid) => {
    expect(payable(free, { billedFen })).toBe(paid)
  })

  test.each([
    [124_999, 99_999, 0],
    [125_000, 100_000, 0],
    [125_001, 100_000, 1],
    [125_002, 100_000, 2],
  ])('of %i fen %i are paid up to the limit per visit, and %i above it are not', (billedFen, paid, over) => {
    const line = lineFor(policyWith(free), { billedFen })
    expect(line).toMatchObject({ payableFen: paid, overLimitFen: over })
    expect(line?.reason.includes('超出')).toBe(over > 0)
  })

  test.each([
    [9_999, 9_999, 0],
    [10_000, 10_000, 0],
    [10_001, 10_000, 1],
  ])('of %i fen the deductible takes %i and %i are paid', (billedFen, deductibleFen, payableFen) => {
    expect(lineFor(policyWith({ ...free, deductibleFen: 10_000 }), { billedFen })).toMatchObject({
      deductibleFen,
      payableFen,
    })
  })

  test('exclusions and payments by others are at most the rest of the bill and never negative', () => {
    expect(lineFor(policyWith(free), { excludedFen: 60_000, socialFen: 1 })).toMatchObject({
      excludedFen: 50_000,
      socialFen: 0,
    })
    expect(lineFor(policyWith(free), { excludedFen: 20_000, socialFen: 40_000 })).toMatchObject({
      socialFen: 30_000,
      payableFen: 0,
    })
    expect(lineFor(policyWith(free), { excludedFen: -1, socialFen: -1 })).toMatchObject({
      excludedFen: 0,
      socialFen: 0,
      payableFen: 40_000,
    })
  })
})

describe('one receipt', () => {
  test('is reduced by exclusions and social insurance, then by the deductible, then by the own share', () => {
    expect(
      lineFor(policyWith(outpatient), { excludedFen: 5000, socialFen: 15_000, excludedReason: '挂号费' }),
    ).toEqual({
      receiptId: 'r1',
      liabilityId: 'outpatient',
      billedFen: 50_000,
      excludedFen: 5000,
      socialFen: 15_000,
      ownExpenseFen: 0,
      deductibleFen: 10_000,
      ratio: 80,
      overLimitFen: 0,
      payableFen: 16_000,
      reason:
        '发票金额 ¥500.00，不在保障范围 ¥50.00（挂号费），社保等已支付 ¥150.00，扣除免赔额 ¥100.00，其余按 80% 赔付，应赔 ¥160.00',
    })
  })

  test('is paid up to the limit per visit, and the reason says so', () => {
    const line = lineFor(policyWith(outpatient), { billedFen: 210_000 })
    expect(line).toMatchObject({ payableFen: 100_000, overLimitFen: 60_000 })
    expect(line?.reason).toContain('超出单次限额 ¥600.00 不赔付')
  })

  test('without deductions has a short reason', () => {
    expect(lineFor(policyWith({ ...outpatient, deductibleFen: 0 }))?.reason).toBe(
      '发票金额 ¥500.00，其余按 80% 赔付，应赔 ¥400.00',
    )
    expect(lineFor(policyWith(outpatient), { excludedFen: 5000 })?.reason).toContain('不在保障范围 ¥50.00，')
  })

  test('is paid up to the annual limit', () => {
    const line = lineFor(policyWith({ ...outpatient, usedFen: 790_000 }), { billedFen: 100_000 })
    expect(line).toMatchObject({ payableFen: 10_000 })
    expect(line?.reason).toContain('超出年度限额')
  })

  test('is paid up to the rest of the cover', () => {
    const line = lineFor({ ...policyWith(outpatient), usedFen: 1_990_000 }, { billedFen: 100_000 })
    expect(line).toMatchObject({ payableFen: 10_000, overLimitFen: 62_000 })
    expect(line?.reason).toContain('超出剩余保额 ¥620.00 不赔付')
  })

  test('bears the part of the deductible that was not used before', () => {
    expect(lineFor(policyWith({ ...outpatient, deductibleUsedFen: 4000 }))?.deductibleFen).toBe(6000)
    expect(lineFor(policyWith({ ...outpatient, deductibleUsedFen: 14_000 }))?.deductibleFen).toBe(0)
  })

  test('before the end of the waiting period is not paid, but an accident is', () => {
    const earlyVisit = { day: '2026-01-20' }
    expect(lineFor(policyWith(outpatient), earlyVisit)).toMatchObject({
      payableFen: 0,
      reason: '仍在等待期内，2026-01-31起的费用可以赔付',
    })
    const accident: Liability = { ...outpatient, id: 'accident', visitType: 'accident' }
    expect(lineFor(policyWith(accident), { ...earlyVisit, visitType: 'accident' })?.payableFen).toBe(32_000)
  })

  test.each(['2025-12-31', '2027-01-01'])('of %s lies outside the policy year', (day) => {
    expect(lineFor(policyWith(outpatient), { day })).toMatchObject({
      payableFen: 0,
      excludedFen: 50_000,
      reason: '就诊日期不在保障期间内',
    })
  })

  test('of a visit type that the policy does not name is not paid', () => {
    expect(lineFor(policyWith(outpatient), { visitType: 'dental' })).toMatchObject({
      payableFen: 0,
      liabilityId: null,
      reason: '保单未包含该就诊类型的保障责任',
    })
  })

  test('of any visit type is paid by a liability without type, where no other names it', () => {
    const any: Liability = { ...outpatient, id: 'any', visitType: null }
    expect(lineFor(policyWith(any, outpatient), { visitType: 'dental' })?.liabilityId).toBe('any')
    expect(lineFor(policyWith(any, outpatient))?.liabilityId).toBe('outpatient')
    expect(lineFor(policyWith(any), { visitType: 'emergency' })?.liabilityId).toBe('any')
  })

  test('of an emergency is paid as an outpatient visit unless emergencies have terms of their own', () => {
    expect(lineFor(policyWith(outpatient), { visitType: 'emergency' })?.liabilityId).toBe('outpatient')
    const emergency: Liability = { ...outpatient, id: 'emergency', visitType: 'emergency' }
    expect(lineFor(policyWith(outpatient, emergency), { visitType: 'emergency' })?.liabilityId).toBe(
      'emergency',
    )
  })
})

test('the annual deductible applies once, whatever the number of receipts', () => {
  const two = [receipt(), receipt({ id: 'r2', day: '2026-05-07' })]
  const { lines, payableFen } = adjudicate(policyWith(outpatient), two)
  expect(lines.map(({ deductibleFen }) => deductibleFen)).toEqual([10_000, 0])
  expect(payableFen).toBe(72_000)
})

test.each([
  ['the earlier day', { day: '2026-05-05', billedFen: 60_000 }, { day: '2026-05-06', billedFen: 50_000 }],
  ['of one day the smaller sum', { id: 'z', billedFen: 40_000 }, { id: 'a', billedFen: 50_000 }],
  ['of one day and sum the first number', { id: 'b', number: '1' }, { id: 'a', number: '2' }],
  ['of one number too the first id', { id: 'a' }, { id: 'b' }],
])('a deductible is taken off %s, whichever was given first', (_, earlier, later) => {
  const [one, other] = [receipt({ id: 'r1', ...earlier }), receipt({ id: 'r2', ...later })]
  for (const input of [
    [one, other],
    [other, one],
  ]) {
    const { lines, billedFen } = adjudicate(policyWith(outpatient), input)
    const deducting = lines.filter(({ deductibleFen }) => deductibleFen > 0)
    expect(deducting.map(({ receiptId }) => receiptId)).toEqual([one.id])
    expect(billedFen).toBe(one.billedFen + other.billedFen)
  }
})

test('the cover limit is shared by all liabilities', () => {
  const dental: Liability = { ...outpatient, id: 'dental', visitType: 'dental' }
  const policy = { ...policyWith(outpatient, dental), coverFen: 50_000 }
  const both = [receipt(), receipt({ id: 'r2', visitType: 'dental' })]
  expect(adjudicate(policy, both).lines.map(({ payableFen }) => payableFen)).toEqual([32_000, 18_000])
})

test('receipts of one day and hospital share the limit per visit, those of another hospital do not', () => {
  const big = { billedFen: 120_000 }
  const same = [receipt(big), receipt({ ...big, id: 'r2' })]
  const other = [receipt(big), receipt({ ...big, id: 'r2', hospital: { ...hospital, name: '海港医院' } })]
  const plan = policyWith({ ...outpatient, deductibleFen: 0 })
  expect(adjudicate(plan, same).payableFen).toBe(100_000)
  expect(adjudicate(plan, other).payableFen).toBe(192_000)
})

test('payments of other cases for the same day and hospital count, however the hospital is spelt', () => {
  const plan = policyWith({ ...outpatient, deductibleFen: 0 })
  const payable = (name: string, day = '2026-05-06') => {
    const earlier = receipt({ id: 'earlier', day, billedFen: 87_500, hospital: { ...hospital, name } })
    return adjudicate(plan, [receipt({ billedFen: 200_000 })], [earlier])
  }
  expect(payable('星云医院').payableFen).toBe(30_000)
  expect(payable(' 星云\u3000医 院').payableFen).toBe(30_000)
  expect(payable('海港医院').payableFen).toBe(100_000)
  expect(payable('星云医院', '2026-05-07').payableFen).toBe(100_000)
  expect(payable('星云医院')).toMatchObject({ earlierFen: 0, lines: [{ payableFen: 30_000 }] })
  expect(payable('星云医院').lines[0]?.reason).toContain('限额 ¥1,300.00 不赔付')
})

describe('terms', () => {
  const plan = (terms: Partial<Terms>) =>
    policyWith({ ...outpatient, deductibleFen: 0, terms: { ...openTerms, ...terms } })
  const findings = (code: string | null, name = '') => ({ diagnoses: [{ code, name }] })

  test.each([
    ['Z41', 'Z41.1', true],
    ['Z41.1', 'Z41.1', true],
    ['Z41.1', 'Z41.8', false],
    ['z41', 'Z41', true],
    ['K00-K14', 'K00', true],
    ['K00-K14', 'K14.9', true],
    ['K00-K14', 'k04.7', true],
    ['K00-K14', ' K14.6 ', true],
    ['K00-K14', 'K15', false],
    ['K01-K14', 'K00.9', false],
    ['K29.3-K29.5', 'K29.3', true],
    ['K29.3-K29.5', 'K29.5', true],
    ['K29.3-K29.5', 'K29.2', false],
    ['K29.3-K29.5', 'K29.6', false],
    ['K29.3-K29.5', 'K29', false],
  ])('the exclusion %s excludes %s: %s', (rule, code, isExcluded) => {
    const policy = plan({ exclusions: [{ name: '某病', codes: [rule], words: [] }] })
    expect(lineFor(policy, findings(code))).toMatchObject({
      payableFen: isExcluded ? 0 : 40_000,
      excludedFen: isExcluded ? 50_000 : 0,
    })
  })

  test('a cosmetic operation is excluded by its code, its text, its department or its item', () => {
    const policy = plan({ exclusions: [beauty] })
    const refused = { payableFen: 0, reason: '整形美容属于保单的除外责任' }
    expect(lineFor(policy, findings('Z41.1'))).toMatchObject(refused)
    expect(lineFor(policy, findings(null, '重睑术后（双眼皮）'))).toMatchObject(refused)
    expect(lineFor(policy, { hospital: { ...hospital, name: '丽人医疗美容门诊部' } })).toMatchObject(refused)
    expect(lineFor(policy, findings('J06.9', '上呼吸道感染'))?.payableFen).toBe(40_000)
    const items = [
      { name: '双眼皮成形术', fen: 30_000, part: 'outside' as const },
      { name: '诊察费', fen: 20_000, part: 'inside' as const },
    ]
    // An excluded item is not deducted a second time as own expense.
    expect(lineFor(policy, { ...findings('J06.9'), items, ownExpenseFen: 30_000 })).toMatchObject({
      excludedFen: 30_000,
      ownExpenseFen: 0,
      payableFen: 16_000,
      reason:
        '发票金额 ¥500.00，不在保障范围 ¥300.00（双眼皮成形术属于整形美容），其余按 80% 赔付，应赔 ¥160.00',
    })
  })

  test.each([
    [
      { grades: ['tertiary', 'secondary'] as const },
      { grade: 'clinic' as const },
      '保单只保障三级医院、二级医院',
    ],
    [{ isPublicOnly: true }, { isPublic: false }, '保单只保障公立医院'],
  ])('%o refuses a hospital that is %o', (terms, own, reason) => {
    expect(lineFor(plan(terms), { hospital: { ...hospital, ...own } })).toMatchObject({
      payableFen: 0,
      reason,
    })
    expect(lineFor(plan(terms))?.payableFen).toBe(40_000)
  })

  test('a diagnosis without a code is a doubt where the terms name codes, and the doubt does not name the illness', () => {
    const result = adjudicate(plan({ exclusions: [beauty] }), [receipt(findings(null, '不明的肿块'))])
    expect(result).toMatchObject({
      payableFen: 40_000,
      doubts: ['诊断没有对应的编码，是否属于除外责任待核对'],
    })
    expect(adjudicate(plan({ exclusions: [beauty] }), [receipt(findings('D48'))]).doubts).toEqual([])
    const textPlan = plan({ exclusions: [{ ...beauty, codes: [] }] })
    expect(adjudicate(textPlan, [receipt(findings(null, '不明的肿块'))]).doubts).toEqual([])
  })

  test.each([
    ['by a person, piece by piece', { excludedFen: 50_000, excludedReason: '与就诊无关' }, '与就诊无关'],
    [
      'by its fee list',
      { items: [{ name: '双眼皮成形术', fen: 50_000, part: null }] },
      '双眼皮成形术属于整形美容',
    ],
  ])('a receipt that is excluded completely %s is refused and uses up no visit', (_, own, why) => {
    const policy = plan({ exclusions: [beauty], visitsPerYear: 1 })
    const { lines, payableFen } = adjudicate(policy, [
      receipt({ ...own, ...findings('J06.9') }),
      receipt({ id: 'r2', day: '2026-05-07', ...findings('J06.9') }),
    ])
    expect(lines[0]).toMatchObject({ payableFen: 0, ratio: 0, reason: `全部费用不在保障范围：${why}` })
    expect(payableFen).toBe(40_000)
    // A single remaining fen makes it a visit.
    const first = receipt({ excludedFen: 49_999, ...findings('J06.9') })
    expect(
      adjudicate(policy, [first, receipt({ id: 'r2', day: '2026-05-07', ...findings('J06.9') })]).payableFen,
    ).toBe(1)
  })

  test('remaining visits and days are those that the year has not used', () => {
    const policy = policyWith(
      { ...outpatient, terms: { ...openTerms, visitsPerYear: 3 } },
      { ...outpatient, id: 'stay', visitType: 'inpatient', terms: { ...openTerms, daysPerYear: 10 } },
    )
    const year = [
      receipt(),
      receipt({ id: 'r2' }),
      receipt({ id: 'r3', visitType: 'inpatient', until: '2026-05-08' }),
      receipt({ id: 'r4', day: '2025-01-01' }),
    ]
    expect([...leftInYear(policy, year)]).toEqual([
      ['outpatient', { visits: 2, days: null }],
      ['stay', { visits: null, days: 7 }],
    ])
  })

  test('missing information that the terms require is a doubt, not a refusal', () => {
    const terms = { grades: ['tertiary'] as const, isPublicOnly: true, exclusions: [beauty] }
    const unknown = { hospital: { name: '某医院', grade: null, isPublic: null } }
    expect(adjudicate(plan(terms), [receipt(unknown), receipt({ ...unknown, id: 'r2' })])).toMatchObject({
      payableFen: 80_000,
      doubts: ['某医院不在医院名录中，等级与性质待核对', '没有读到诊断，是否属于除外责任待核对'],
    })
    expect(adjudicate(plan({ isPublicOnly: true }), [receipt(unknown)]).doubts).toHaveLength(1)
    expect(adjudicate(plan({}), [receipt(unknown)]).doubts).toEqual([])
    expect(adjudicate(plan(terms), [receipt({ ...unknown, day: '2025-01-01' })]).doubts).toEqual([])
    expect(adjudicate(plan({ exclusions: [{ ...beauty, codes: [] }] }), [receipt()]).doubts).toEqual([])
  })

  test.each([
    [0, { ownExpenseFen: 6255, payableFen: 35_000 - 4 }, '目录外自费 ¥62.55 不在保障范围'],
    [null, { ownExpenseFen: 0, payableFen: 40_000 }, ''],
    [50, { ownExpenseFen: 0, payableFen: 34_996 + 3127 + 1 }, '目录外自费 ¥62.55 按 50% 计算'],
  ])('outside the catalogue %s percent are paid', (outsideRatio, expected, text) => {
    const line = lineFor(plan({ outsideRatio }), { ownExpenseFen: 6255 })
    expect(line).toMatchObject(expected)
    expect(line?.reason).toContain(text)
  })

  test('the deductible applies first to the part with the lower rate', () => {
    const terms = { ...openTerms, outsideRatio: 50 }
    const policy = policyWith({ ...outpatient, terms })
    // 400 inside at 80 %; of 100 outside the whole deductible of 100.
    expect(lineFor(policy, { ownExpenseFen: 10_000 })?.payableFen).toBe(32_000)
    // Where nothing outside is paid, the deductible is not used up on it.
    const strict = policyWith({ ...outpatient, terms: { ...openTerms, outsideRatio: 0 } })
    expect(lineFor(strict, { ownExpenseFen: 10_000 })?.payableFen).toBe(24_000)
  })

  test('visits beyond the annual number are not paid, and receipts of one visit count once', () => {
    const policy = plan({ visitsPerYear: 2 })
    const on = (day: string, id: string) => receipt({ id, day, until: day })
    const { lines } = adjudicate(policy, [
      on('2026-05-06', 'a'),
      on('2026-05-06', 'b'),
      on('2026-05-07', 'c'),
      on('2026-05-08', 'd'),
    ])
    expect(lines.map(({ payableFen }) => payableFen)).toEqual([40_000, 40_000, 40_000, 0])
    expect(lines[3]?.reason).toBe('本年度已赔付 2 次，超出次数限制')
  })

  test('a stay that exceeds the annual hospital days becomes a doubt, and one after it is not paid', () => {
    const terms = { ...openTerms, daysPerYear: 10 }
    const policy = policyWith({ ...outpatient, deductibleFen: 0, visitType: 'inpatient', terms })
    const stay = (id: string, day: string, until: string) =>
      receipt({ id, day, until, visitType: 'inpatient' })
    const first = stay('a', '2026-05-01', '2026-05-10')
    expect(adjudicate(policy, [first])).toMatchObject({ payableFen: 40_000, doubts: [] })
    const longer = adjudicate(policy, [stay('a', '2026-05-01', '2026-05-11')])
    expect(longer.doubts).toEqual(['本次住院 11 天，本年度只余 10 天，超出的部分待核定'])
    const after = adjudicate(policy, [stay('b', '2026-06-01', '2026-06-01')], [first])
    expect(after.lines[0]?.reason).toBe('本年度住院已满 10 天，超出天数限制')
  })

  test('a stay that ends after the policy becomes a doubt, one that begins before it is not paid', () => {
    const policy = policyWith({ ...outpatient, deductibleFen: 0, visitType: 'inpatient' })
    const stay = (day: string, until: string) => receipt({ day, until, visitType: 'inpatient' })
    expect(adjudicate(policy, [stay('2026-12-30', '2027-01-02')])).toMatchObject({
      payableFen: 40_000,
      doubts: ['出院日期 2027-01-02 在保障期间之后，之后的费用待核定'],
    })
    expect(adjudicate(policy, [stay('2026-12-30', '2026-12-31')]).doubts).toEqual([])
    expect(adjudicate(policy, [stay('2025-12-31', '2026-01-05')]).payableFen).toBe(0)
  })
})

describe('a manual decision', () => {
  const two = [receipt(), receipt({ id: 'r2', number: '2', day: '2026-05-07', until: '2026-05-07' })]
  const refusedFirst = [
    { ...two[0]!, manualDecision: { atMostFen: 0, reason: '票据与本次就诊无关' } },
    two[1]!,
  ]

  test('a refused line uses no deductible: the next one bears it', () => {
    const { lines, payableFen } = adjudicate(policyWith(outpatient), refusedFirst)
    expect(lines.map((line) => [line.deductibleFen, line.payableFen])).toEqual([
      [0, 0],
      [10_000, 32_000],
    ])
    expect(lines[0]?.reason).toBe('票据与本次就诊无关')
    expect(payableFen).toBe(32_000)
  })

  test('a lowered line leaves the rest of a limit to others', () => {
    const plan = policyWith({ ...outpatient, deductibleFen: 0, yearlyFen: 50_000 })
    const lowered = [{ ...two[0]!, manualDecision: { atMostFen: 20_000, reason: '超出合理用药' } }, two[1]!]
    const { lines } = adjudicate(plan, lowered)
    expect(lines.map(({ payableFen }) => payableFen)).toEqual([20_000, 30_000])
    expect(lines[0]?.reason).toContain('超出合理用药，核减 ¥200.00，应赔 ¥200.00')
  })

  test("cannot raise the amount above the rule's", () => {
    const raised = [{ ...two[0]!, manualDecision: { atMostFen: 90_000, reason: '从宽' } }]
    expect(adjudicate(policyWith(outpatient), raised).payableFen).toBe(32_000)
  })
})

test('receipts of one day are ordered best for the member, whatever was uploaded first', () => {
  const [large, small] = [
    receipt({ id: 'large', billedFen: 140_000, number: '9' }),
    receipt({ id: 'small', billedFen: 20_000, number: '1', hospital: { ...hospital, name: '海港医院' } }),
  ]
  // The deductible costs nothing where the limit per visit caps the payment anyway.
  for (const input of [
    [large, small],
    [small, large],
  ])
    expect(adjudicate(policyWith(outpatient), input).payableFen).toBe(100_000 + 16_000)
})

test('thirty receipts of one day are decided too, in any order alike', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    receipt({
      id: `r${at}`,
      number: `${at}`,
      billedFen: 3000 * at + 7,
      hospital: { ...hospital, name: `第${at % 7}医院` },
    }),
  )
  const policy = policyWith({ ...outpatient, visitFen: 30_000 })
  const { payableFen } = adjudicate(policy, many)
  expect(adjudicate(policy, many.toReversed()).payableFen).toBe(payableFen)
  expect(payableFen).toBeGreaterThan(0)
})

test('a whole year of odd amounts loses no fen by rounding', () => {
  const year = Array.from({ length: 36 }, (_, at) => {
    const day = `2026-0${4 + (at % 6)}-${10 + at / 2 - (at % 2) / 2}`
    return receipt({ id: `r${at}`, number: `${at}`, day, until: day, billedFen: 1003 })
  })
  const { lines, payableFen } = adjudicate(policyWith({ ...outpatient, deductibleFen: 0 }), year)
  expect(payableFen).toBe(Math.round((1003 * 36 * 80) / 100))
  expect(lines.reduce((sum, line) => sum + line.payableFen, 0)).toBe(payableFen)
  expect(new Set(lines.map((line) => line.payableFen))).toEqual(new Set([802, 803]))
})

test('a visit claimed late is inserted by date, and the difference for the earlier case is paid', () => {
  const [first, second] = [
    receipt({ id: 'early', billedFen: 6000 }),
    receipt({ id: 'late', billedFen: 50_000, day: '2026-06-01', until: '2026-06-01' }),
  ]
  const policy = policyWith(outpatient)
  expect(adjudicate(policy, [second]).payableFen).toBe(32_000)
  // The small receipt now bears its part of the deductible, and the other gets that much back.
  const decision = adjudicate(policy, [first], [second])
  expect(decision).toMatchObject({ earlierFen: 4800, payableFen: 4800 })
  expect(decision.lines[0]).toMatchObject({ deductibleFen: 6000, payableFen: 0 })
  expect(decision.used).toEqual([{ liabilityId: 'outpatient', paidFen: 4800, deductibleFen: 0 }])
  // Also where only one of the earlier receipts moves.
  const third = receipt({ id: 'third', billedFen: 10_000, day: '2026-07-01', until: '2026-07-01' })
  expect(adjudicate(policy, [first], [second, third])).toMatchObject({ earlierFen: 4800, payableFen: 4800 })
  // And in chronological order: nothing payable, the deductible begun; then the rest of it.
  expect(adjudicate(policy, [first])).toMatchObject({
    payableFen: 0,
    used: [{ liabilityId: 'outpatient', paidFen: 0, deductibleFen: 6000 }],
  })
  expect(adjudicate(policy, [second], [first]).payableFen).toBe(36_800)
})

test('a payment is not taken back where a late visit uses up a number', () => {
  const policy = policyWith({ ...outpatient, deductibleFen: 0, terms: { ...openTerms, visitsPerYear: 1 } })
  const paid = receipt({ id: 'paid', day: '2026-06-01', until: '2026-06-01' })
  const late = receipt({ id: 'late', billedFen: 10_000 })
  expect(adjudicate(policy, [late], [paid])).toMatchObject({
    payableFen: 0,
    earlierFen: 0,
    used: [{ paidFen: 0 }],
    lines: [{ payableFen: 0, overLimitFen: 8000 }],
  })
})

test('never pays more than was billed, than a limit allows or than is left of the cover', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, (policy, receipts) => {
      const { lines, payableFen, used } = adjudicate(policy, receipts)
      for (const line of lines) {
        const own =
          line.billedFen - line.excludedFen - line.socialFen - line.ownExpenseFen - line.deductibleFen
        expect(own).toBeGreaterThanOrEqual(0)
        expect(line.payableFen).toBeGreaterThanOrEqual(0)
        expect(line.payableFen).toBeLessThanOrEqual(own)
        expect(Number.isInteger(line.payableFen)).toBe(true)
      }
      expect(lines.reduce((sum, line) => sum + line.payableFen, 0)).toBe(payableFen)
      expect(used.reduce((sum, one) => sum + one.paidFen, 0)).toBe(payableFen)
      expect(payableFen).toBeLessThanOrEqual(Math.max(policy.coverFen - policy.usedFen, 0))
      for (const { id, yearlyFen, usedFen } of policy.liabilities) {
        const paid = used.find(({ liabilityId }) => liabilityId === id)
        expect(paid?.paidFen).toBeLessThanOrEqual(Math.max(yearlyFen - usedFen, 0))
      }
    }),
  )
})

test('the order of the receipts does not change the total', () => {
  fc.assert(
    fc.property(anyPolicy, anyReceipts, fc.nat(), (policy, receipts, seed) => {
      const shuffled = receipts.toSorted(
        (a, b) =>
          ((`${seed}${a.id}`.length * 7 + Number(a.id.slice(1)) * seed) % 5) -
          ((Number(b.id.slice(1)) * seed) % 5),
      )
      expect(adjudicate(policy, shuffled).payableFen).toBe(adjudicate(policy, receipts).payableFen)
      expect(adjudicate(policy, receipts.toReversed()).payableFen).toBe(
        adjudicate(policy, receipts).payableFen,
      )
    }),
  )
})

test('splitting receipts over cases does not change the sum of all payments', () => {
  const anySplit = fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(anyPolicy, anyReceipts, anySplit, (plain, receipts, caseNumbers) => {
      // A number of visits is the only rule by which a late receipt can lower the total of a year.
      const liabilities = plain.liabilities.map((one) => ({
        ...one,
        terms: { ...one.terms, visitsPerYear: null, daysPerYear: null },
      }))
      const policy = { ...plain, liabilities }
      let paid = 0
      const before: Receipt[] = []
      for (const caseNumber of [0, 1, 2, 3]) {
        const own = receipts.filter((_, at) => caseNumbers[at] === caseNumber)
        paid += adjudicate(policy, own, before).payableFen
        before.push(...own)
      }
      expect(paid).toBe(adjudicate(policy, receipts).payableFen)
    }),
    { numRuns: 300 },
  )
})

test('returns lines in the order of the receipts', () => {
  const input = [receipt({ id: 'late', day: '2026-09-01' }), receipt({ id: 'early', day: '2026-03-01' })]
  expect(adjudicate(policyWith(outpatient), input).lines.map(({ receiptId }) => receiptId)).toEqual([
    'late',
    'early',
  ])
})
