import * as fc from 'fast-check'
import type { Liability, Policy, Receipt } from './adjudication.ts'
import { openTerms, type Terms } from './adjudication/terms.ts'
import { visitTypes, type VisitType } from './claim-materials.ts'
import { addDays } from './dates.ts'

export const outpatient: Liability = {
  id: 'outpatient',
  name: '门急诊医疗费用',
  visitType: 'outpatient',
  deductibleFen: 10_000,
  deductibleUsedFen: 0,
  ratio: 80,
  visitFen: 100_000,
  yearlyFen: 800_000,
  usedFen: 0,
  waitingDays: 30,
  terms: openTerms,
}
export const policyWith = (...liabilities: Liability[]): Policy => ({
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  coverFen: 2_000_000,
  usedFen: 0,
  liabilities,
})
export const hospital = { name: '星云医院', grade: 'tertiary', isPublic: true } as const
export const receipt = (own: Partial<Receipt> = {}): Receipt => ({
  id: 'r1',
  number: '00000001',
  day: '2026-05-06',
  until: own.day ?? '2026-05-06',
  visitType: 'outpatient',
  hospital,
  diagnoses: [],
  billedFen: 50_000,
  socialFen: 0,
  ownExpenseFen: 0,
  items: [],
  excludedFen: 0,
  excludedReason: null,
  manualDecision: null,
  ...own,
})

const fen = fc.integer({ min: 0, max: 5_000_000 })
const visits = Object.keys(visitTypes) as VisitType[]
const grades = ['tertiary', 'secondary', 'clinic'] as const

export const beauty = { name: '整形美容', codes: ['Z41'], words: ['双眼皮', '美容'] }
const teeth = { name: '牙科治疗', codes: ['K00-K14'], words: ['洁牙'] }

const stomach = { name: '慢性胃炎', codes: ['K29.3-K29.5'], words: [] }

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  grades: fc.constantFrom(null, ['tertiary', 'secondary'] as const, ['clinic'] as const),
  isPublicOnly: fc.boolean(),
  exclusions: fc.constantFrom([], [beauty], [beauty, teeth], [stomach]),
  outsideRatio: fc.constantFrom(null, 0, 0, 50, 100),
  visitsPerYear: fc.constantFrom(null, null, 1, 2, 3),
  daysPerYear: fc.constantFrom(null, null, 3, 10),
})
const anyLiability = (id: number): fc.Arbitrary<Liability> =>
  fc.record({
    id: fc.constant(`l${id}`),
    name: fc.constant('责任'),
    visitType: fc.constantFrom(...visits, null),
    deductibleFen: fc.oneof(fen, fc.constantFrom(0, 10_000)),
    deductibleUsedFen: fc.oneof(fc.constant(0), fen),
    ratio: fc.integer({ min: 0, max: 100 }),
    visitFen: fc.option(fc.integer({ min: 1, max: 500_000 })),
    yearlyFen: fc.integer({ min: 1, max: 5_000_000 }),
    usedFen: fc.oneof(fc.constant(0), fen),
    waitingDays: fc.constantFrom(0, 14, 15, 30, 90),
    terms: fc.oneof(fc.constant(openTerms), anyTerms),
  })
export const anyPolicy: fc.Arbitrary<Policy> = fc.record({
  startDt: fc.constant('2026-01-01'),
  endDt: fc.constant('2026-12-31'),
  coverFen: fen,
  usedFen: fc.oneof(fc.constant(0), fen),
  liabilities: fc
    .integer({ min: 0, max: 4 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyLiability(at)))),
})
const days = [
  '2025-12-31',
  '2026-01-01',
  '2026-01-15',
  '2026-05-06',
  '2026-05-07',
  '2026-12-31',
  '2027-01-01',
]
const anyItem = fc.record({
  name: fc.constantFrom('诊察费', '双眼皮成形术', '洁牙', '阿莫西林胶囊'),
  fen: fc.integer({ min: 0, max: 200_000 }),
  part: fc.constantFrom('inside' as const, 'outside' as const, null),
})
const anyReceipt = fc.record({
  number: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9'),
  day: fc.constantFrom(...days),
  stay: fc.integer({ min: 0, max: 6 }),
  visitType: fc.constantFrom(...visits),
  hospital: fc.record({
    name: fc.constantFrom('甲', '乙', '乙 ', '丽人美容医院'),
    grade: fc.constantFrom(...grades, null),
    isPublic: fc.constantFrom(true, true, false, null),
  }),
  diagnoses: fc.array(
    fc.constantFrom(
      { code: 'J06.9', name: '急性上呼吸道感染' },
      { code: 'K04.7', name: '根尖周脓肿' },
      { code: 'Z41.1', name: '美容手术' },
      { code: 'K29', name: '胃炎和十二指肠炎' },
      { code: 'K29.3', name: '慢性浅表性胃炎' },
      { code: 'K29.7', name: '胃炎' },
      { code: null, name: '要求双眼皮手术' },
    ),
    { maxLength: 2 },
  ),
  billedFen: fc.integer({ min: 0, max: 600_000 }),
  socialFen: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600_000 })),
  ownExpenseFen: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
  items: fc.array(anyItem, { maxLength: 3 }),
  excludedFen: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600_000 })),
  excludedReason: fc.constant(null),
  manualDecision: fc.option(
    fc.record({
      atMostFen: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
      reason: fc.constant('核减'),
    }),
    { freq: 4 },
  ),
})
/** Few per day, so that the best order can be found by trying each. */
export const anyReceipts = fc
  .array(anyReceipt, { maxLength: 10 })
  .map((list): Receipt[] =>
    list.map(({ stay, ...one }, at) => ({
      ...one,
      id: `r${at}`,
      until: one.visitType === 'inpatient' ? addDays(one.day, stay) : one.day,
    })),
  )
  .filter((list) => days.every((day) => list.filter((one) => one.day === day).length <= 4))
