import { adjudicate, type Policy, type Receipt } from '@yf/domain/adjudication'
import { openTerms } from '@yf/domain/adjudication/terms'
import { usualDeclarations, type ApplicationBook } from './application-book.ts'
import type { DecisionLetter } from './decision-letter.ts'

/** A fictitious case for the tests. */
const policyFacts = {
  policyNo: 'P202601180000127',
  name: '星河软件员工补充医疗保险',
  insurer: '安和健康保险股份有限公司',
  startDt: '2026-01-01',
  endDt: '2026-12-31',
}
const issuer = { name: '原力健康理赔服务中心', phone: '400-000-1234', hours: '工作日 9:00-18:30' }

export const receiptOf = (at: number): Receipt => ({
  id: `r-${at}`,
  number: String(26_412_000 + at),
  day: `2026-10-${String((at % 28) + 1).padStart(2, '0')}`,
  until: `2026-10-${String((at % 28) + 1).padStart(2, '0')}`,
  visitType: 'outpatient',
  hospital: {
    name: at % 2 ? '上海市第六人民医院' : '复旦大学附属中山医院',
    grade: 'tertiary',
    isPublic: true,
  },
  diagnoses: [],
  ownExpenseFen: 0,
  items: [],
  manualDecision: null,
  billedFen: 38_650 + at * 137,
  socialFen: 9_000,
  excludedFen: at % 3 ? 0 : 2_500,
  excludedReason: at % 3 ? null : '自费营养品',
})

const policy: Policy = {
  startDt: policyFacts.startDt,
  endDt: policyFacts.endDt,
  coverFen: 5_000_000,
  usedFen: 0,
  liabilities: [
    {
      id: 'l-1',
      name: '门诊急诊医疗',
      visitType: 'outpatient',
      deductibleFen: 10_000,
      deductibleUsedFen: 0,
      ratio: 80,
      visitFen: 50_000,
      yearlyFen: 2_000_000,
      terms: openTerms,
      usedFen: 0,
      waitingDays: 0,
    },
  ],
}

export function bookOf(receipts: number, more: Partial<ApplicationBook> = {}): ApplicationBook {
  const person = {
    name: '林晓',
    certificateKind: '居民身份证',
    certificateNo: '110101199003074258',
    phone: '13800000001',
  }
  return {
    caseNo: 'C20261115000012',
    appliedAt: new Date('2026-11-15T02:30:00Z'),
    issuer,
    company: '星河软件有限公司',
    insured: person,
    applicant: { ...person, relation: '本人' },
    policy: policyFacts,
    visit: {
      type: 'outpatient',
      hospital: '复旦大学附属中山医院',
      startDt: '2026-10-01',
      endDt: '2026-10-03',
      diagnosis: '急性上呼吸道感染',
      account: '10月1日起发热、咽痛，到医院门诊就诊并按医嘱复诊、取药。',
    },
    payee: { name: '林晓', bank: '招商银行上海徐家汇支行', cardNo: '6225880212345678' },
    materials: [
      { kind: 'receipt', count: receipts },
      { kind: 'medicalRecord', count: 2 },
      { kind: 'feeList', count: 1 },
    ],
    receipts: Array.from({ length: receipts }, (_, at) => {
      const { day, hospital, billedFen } = receiptOf(at)
      return {
        invoiceCode: at % 2 ? null : '031002600104',
        invoiceNo: String(26_412_000 + at),
        day,
        hospital: hospital.name,
        billedFen,
      }
    }),
    declarations: usualDeclarations,
    ...more,
  }
}

export function letterOf(receipts: number, more: Partial<DecisionLetter> = {}): DecisionLetter {
  const list = Array.from({ length: receipts }, (_, at) => receiptOf(at))
  const lines = adjudicate(policy, list).lines.map((line, at) => ({
    ...line,
    invoiceNo: String(26_412_000 + at),
    day: list[at]!.day,
    hospital: list[at]!.hospital.name,
    liabilityName: '门诊急诊医疗',
  }))
  return {
    caseNo: 'C20261115000012',
    appliedAt: new Date('2026-11-15T02:30:00Z'),
    decidedAt: new Date('2026-11-16T06:05:00Z'),
    issuer,
    addressee: '林晓',
    insuredName: '林晓',
    policy: policyFacts,
    lines,
    payee: { name: '林晓', bank: '招商银行上海徐家汇支行', cardNo: '6225880212345678' },
    earlierFen: 0,
    isSettled: true,
    explanation: null,
    objectionDays: 60,
    review: null,
    ...more,
  }
}
