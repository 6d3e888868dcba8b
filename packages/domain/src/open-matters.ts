import { byText } from './text-order.ts'

/** Open items of a member from all domains, and their order on the home page. */

/** Each kind with the label of its button: another kind is one more row here and one in `urgency`. */
export const openKinds = {
  /** A slot from the waitlist, held for minutes. */
  placeOffered: { verb: '去确认' },
  orderUnpaid: { verb: '去付款' },
  /** Of a claim or of an exam: another card is needed. */
  payoutFailed: { verb: '去换卡' },
  claimAsked: { verb: '去补充' },
  consultationAnswered: { verb: '去查看' },
  appointment: { verb: '看安排' },
  /** Separate from the others: bystanders must not read what it is. */
  counselling: { verb: '看安排' },
  /** Of a claim or of an exam. */
  paidOut: { verb: '看明细' },
  orderArrived: { verb: '去收货' },
  orderComing: { verb: '看进度' },
  invoiceFailed: { verb: '去处理' },
  claimRefused: { verb: '看理由' },
  benefitEnding: { verb: '去使用' },
  couponEnding: { verb: '去使用' },
  /** Some of a company's optional benefits can still be chosen. */
  benefitToChoose: { verb: '去选择' },
} as const satisfies Record<string, { readonly verb: string }>

export type OpenKind = keyof typeof openKinds

export interface UrgentMatter {
  readonly kind: OpenKind
  readonly id: string
  /** Until when, or since when: the row decides whether earlier or later comes first. */
  readonly at: Date
}

interface UrgencyRow {
  readonly kinds: readonly OpenKind[]
  /** Matches only what is due within these hours. */
  readonly withinHours?: number
  /** News: latest first. Everything else is due, or has waited: earliest first. */
  readonly isNews?: true
}

/** Most urgent first; the first matching row applies. */
export const urgency: readonly UrgencyRow[] = [
  // Lapses within minutes.
  { kinds: ['placeOffered'] },
  { kinds: ['orderUnpaid'] },
  // The member has to leave home.
  { kinds: ['appointment', 'counselling'], withinHours: 3 },
  // A payment waits for the member's answer.
  { kinds: ['payoutFailed'] },
  { kinds: ['claimAsked'] },
  { kinds: ['consultationAnswered'], isNews: true },
  { kinds: ['appointment', 'counselling'] },
  // Lost for good in a few days.
  { kinds: ['benefitEnding', 'couponEnding', 'benefitToChoose'], withinHours: 72 },
  { kinds: ['paidOut'], isNews: true },
  { kinds: ['orderArrived'] },
  { kinds: ['orderComing'] },
  { kinds: ['invoiceFailed'] },
  { kinds: ['claimRefused'], isNews: true },
  { kinds: ['benefitEnding', 'couponEnding', 'benefitToChoose'] },
]

const hourMs = 3_600_000

const fits = (
  { kinds, withinHours = Infinity }: UrgencyRow,
  { kind, at }: UrgentMatter,
  now: Date,
): boolean => kinds.includes(kind) && at.getTime() - now.getTime() <= withinHours * hourMs

/** Most urgent first, in a stable order. */
export function byUrgency<T extends UrgentMatter>(matters: readonly T[], now: Date): T[] {
  const placed = matters.map((matter) => ({
    matter,
    rank: urgency.findIndex((row) => fits(row, matter, now)),
  }))
  placed.sort((one, other) => {
    if (one.rank !== other.rank) return one.rank - other.rank
    const apart = one.matter.at.getTime() - other.matter.at.getTime()
    const inTime = urgency[one.rank]!.isNews ? -apart : apart
    return inTime || byText(one.matter.id, other.matter.id)
  })
  return placed.map(({ matter }) => matter)
}

/** How many items the home page shows; the others are one tap away. */
export const mostOnHome = 3
/** Older events are not news any more. */
export const newsDays = 7
/** How many days before its end the home page shows a benefit; the card pack's radar looks further ahead. */
export const endingDays = 30
