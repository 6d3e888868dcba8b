import * as fc from 'fast-check'
import type { Liability, Policy, Receipt } from './adjudication.ts'
import { visitTypes, type VisitType } from './claim-materials.ts'

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
}
export const policyWith = (...liabilities: Liability[]): Policy => ({
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  coverFen: 2_000_000,
  usedFen: 0,
  liabilities,
  visits: [],
})
export const receipt = (own: Partial<Receipt> = {}): Receipt => ({
  id: 'r1',
  day: '2026-05-06',
  visitType: 'outpatient',
  hospital: '星云医院',
  billedFen: 50_000,
  socialFen: 0,
  excludedFen: 0,
  excludedReason: null,
  ...own,
})

const fen = fc.integer({ min: 0, max: 5_000_000 })
const visits = Object.keys(visitTypes) as VisitType[]
const anyLiability = (id: number): fc.Arbitrary<Liability> =>
  fc.record({
    id: fc.constant(`l${id}`),
    name: fc.constant('责任'),
    visitType: fc.constantFrom(...visits, null),
    deductibleFen: fen,
    deductibleUsedFen: fen,
    ratio: fc.integer({ min: 0, max: 100 }),
    visitFen: fc.option(fc.integer({ min: 1, max: 500_000 })),
    yearlyFen: fc.integer({ min: 1, max: 5_000_000 }),
    usedFen: fen,
    waitingDays: fc.constantFrom(0, 14, 15, 30, 90),
  })
export const anyPolicy: fc.Arbitrary<Policy> = fc.record({
  startDt: fc.constant('2026-01-01'),
  endDt: fc.constant('2026-12-31'),
  coverFen: fen,
  usedFen: fen,
  liabilities: fc
    .integer({ min: 0, max: 4 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyLiability(at)))),
  visits: fc.constant([]),
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
export const anyReceipts = fc
  .array(
    fc.record({
      day: fc.constantFrom(...days),
      visitType: fc.constantFrom(...visits),
      hospital: fc.constantFrom('甲', '乙', '乙 '),
      billedFen: fen,
      socialFen: fen,
      excludedFen: fen,
      excludedReason: fc.constant(null),
    }),
    { maxLength: 12 },
  )
  .map((list): Receipt[] => list.map((one, at) => ({ ...one, id: `r${at}` })))
