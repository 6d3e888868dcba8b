import { expect, test } from 'vitest'
import { planFault, type PlanTerms } from './plan.ts'
import {
  benefitAmountText,
  benefitChangeFault,
  planBenefitFacts,
  planBenefitsFault,
  planBenefitsWorth,
  unitOfBenefit,
  type PlanBenefit,
} from './plan-benefit.ts'
import { differenceText, planDifferences } from './plan-text.ts'

const counselling: PlanBenefit = {
  id: 'eap',
  kind: 'package',
  name: '心理咨询服务',
  summary: '每次 50 分钟',
  supplierCode: 'YF_EAP',
  amount: 6,
  timeFen: 300_00,
  validDays: null,
}
const exam: PlanBenefit = {
  ...counselling,
  id: 'exam',
  name: '体检报销金',
  supplierCode: 'EXAM_MONEY',
  amount: 800_00,
  timeFen: 0,
  validDays: 90,
}
const vaccine: PlanBenefit = {
  ...counselling,
  id: 'flu',
  kind: 'welfare',
  name: '流感疫苗接种',
  supplierCode: '',
  amount: 1,
  timeFen: 0,
}
const plan: PlanTerms = {
  kind: 'benefits',
  name: '员工健康权益',
  insurer: '',
  coverFen: 0,
  liabilities: [],
  benefits: [counselling, exam, vaccine],
}

test('a supplier counts times or money', () => {
  expect([counselling, exam, vaccine].map(unitOfBenefit)).toEqual(['times', 'fen', 'times'])
  expect([counselling, exam, vaccine].map(benefitAmountText)).toEqual(['6 次', '¥800.00', '1 次'])
})

test('one person is worth every use, each at least ¥100, and the money', () => {
  expect(planBenefitsWorth([counselling])).toBe(6 * 300_00)
  expect(planBenefitsWorth([{ ...counselling, timeFen: 99_99 }])).toBe(6 * 100_00)
  expect(planBenefitsWorth(plan.benefits)).toBe(1_800_00 + 800_00 + 100_00)
  expect(planBenefitsWorth([])).toBe(0)
})

test.each<[PlanBenefit[], string | null]>([
  [[counselling, exam, vaccine], null],
  [[], 'benefits'],
  [[counselling, counselling], 'benefits.0.id'],
  [[counselling, { ...exam, name: ' ' }], 'benefits.1.name'],
  [[{ ...counselling, supplierCode: '' }], 'benefits.0.supplierCode'],
  [[{ ...counselling, supplierCode: 'NOBODY' }], 'benefits.0.supplierCode'],
  [[{ ...counselling, amount: 0 }], 'benefits.0.amount'],
  [[{ ...counselling, amount: 999 }], null],
  [[{ ...counselling, amount: 1000 }], 'benefits.0.amount'],
  [[{ ...exam, amount: 0 }], 'benefits.0.amount'],
  [[{ ...exam, amount: 1 }], null],
  [[{ ...exam, amount: 100_000_00 }], null],
  [[{ ...exam, amount: 100_000_01 }], 'benefits.0.amount'],
  [[{ ...vaccine, supplierCode: 'EAP' }], 'benefits.0.supplierCode'],
  [[{ ...vaccine, amount: 2 }], 'benefits.0.amount'],
])('benefits are checked before they are submitted: %#', (benefits, field) => {
  expect(planBenefitsFault(benefits)?.field ?? null).toBe(field)
  expect(planFault({ ...plan, benefits })?.field ?? null).toBe(field)
})

test('a fault names the benefit, or its place where it has no name', () => {
  expect(planBenefitsFault([{ ...counselling, amount: 0 }])?.message).toBe(
    '心理咨询服务：次数应为 1 到 999 的整数',
  )
  expect(planBenefitsFault([{ ...counselling, name: '' }])?.message).toBe('第 1 项权益：请填写权益名称')
  expect(planBenefitsFault([{ ...counselling, supplierCode: 'NOBODY' }])?.message).toContain('“NOBODY”')
  expect(planBenefitsFault([{ ...counselling, supplierCode: '' }])?.message).toContain('请选择服务商')
})

test('a benefit plan needs a name and no insurer', () => {
  expect(planFault(plan)).toBeNull()
  expect(planFault({ ...plan, name: ' ' })).toEqual({ field: 'name', message: '请填写方案名称' })
})

test('another supplier is another benefit', () => {
  const before = [counselling, exam]
  expect(benefitChangeFault(before, [{ ...counselling, amount: 8, name: '心理' }, vaccine])).toBeNull()
  expect(benefitChangeFault(before, [vaccine, { ...counselling, supplierCode: 'EAP' }])?.field).toBe(
    'benefits.1.supplierCode',
  )
  expect(benefitChangeFault(before, [{ ...counselling, kind: 'welfare' }])?.message).toContain('心理咨询服务')
})

test('differences of two versions name the benefit, what it was and what it is', () => {
  const after = {
    ...plan,
    benefits: [{ ...counselling, amount: 8, validDays: 30 }, vaccine, { ...exam, id: 'new' }],
  }
  const lines = planDifferences(plan, after).map(differenceText)
  expect(lines).toContain('心理咨询服务 数量：6 次 → 8 次')
  expect(lines).toContain('心理咨询服务 有效期：参保期间 → 发放后 30 天')
  expect(lines).toContain('体检报销金 数量：无 → ¥800.00')
  expect(lines.at(-1)).toBe('体检报销金 有效期：发放后 90 天 → 无')
  expect(lines.some((line) => line.startsWith('流感疫苗接种'))).toBe(false)
  expect(planDifferences(plan, { ...plan, name: '健康权益' }).map(differenceText)).toEqual([
    '基本信息 方案名称：员工健康权益 → 健康权益',
  ])
})

test('the facts of a benefit are complete', () => {
  expect([...planBenefitFacts(counselling)]).toEqual([
    ['名称', '心理咨询服务'],
    ['类型', '权益'],
    ['简介', '每次 50 分钟'],
    ['服务商', 'YF_EAP'],
    ['数量', '6 次'],
    ['每次价值', '¥300.00'],
    ['有效期', '参保期间'],
  ])
  expect(planBenefitFacts({ ...vaccine, summary: '' })).toEqual(
    new Map([
      ['名称', '流感疫苗接种'],
      ['类型', '福利'],
      ['简介', '无'],
      ['服务商', '无'],
      ['数量', '1 次'],
      ['每次价值', '¥0.00'],
      ['有效期', '参保期间'],
    ]),
  )
  expect(planBenefitFacts(exam).get('每次价值')).toBe('按金额')
})
