import { byText } from './text-order.ts'

/** What is open for a person, whichever domain it comes from, and which of it is said first on the home. */

/** Each kind with the word on its button: another kind is one more row here and one in `urgency`. */
export const openKinds = {
  /** A full time that was waited for is held for minutes. */
  placeOffered: { verb: '去确认' },
  orderUnpaid: { verb: '去付款' },
  /** Of a claim or of an exam: another card is wanted. */
  payoutFailed: { verb: '去换卡' },
  claimAsked: { verb: '去补充' },
  consultationAnswered: { verb: '去查看' },
  appointment: { verb: '看安排' },
  /** Apart from the others: whoever looks over a shoulder must not read what it is. */
  counselling: { verb: '看安排' },
  /** Of a claim or of an exam. */
  paidOut: { verb: '看明细' },
  orderArrived: { verb: '去收货' },
  orderComing: { verb: '看进度' },
  invoiceFailed: { verb: '去处理' },
  claimRefused: { verb: '看理由' },
  benefitEnding: { verb: '去使用' },
  couponEnding: { verb: '去使用' },
  /** Of a company's optional benefits some can still be chosen. */
  benefitToChoose: { verb: '去选择' },
} as const satisfies Record<string, { readonly verb: string }>

export type OpenKind = keyof typeof openKinds

export interface Urgent {
  readonly kind: OpenKind
  readonly id: string
  /** Until when, or since when: by the order of its row the sooner or the later comes first. */
  readonly at: Date
}

interface UrgencyRow {
  readonly kinds: readonly OpenKind[]
  /** Counts only for what is due within these hours. */
  readonly withinHours?: number
  /** News: the latest first. Everything else is due, or has waited: the earliest first. */
  readonly isNews?: true
}

/** From the most urgent down; the first row that fits is the one that counts. */
export const urgency: readonly UrgencyRow[] = [
  // Gone within minutes.
  { kinds: ['placeOffered'] },
  { kinds: ['orderUnpaid'] },
  // One has to leave the house.
  { kinds: ['appointment', 'counselling'], withinHours: 3 },
  // Money waits for an answer.
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

const fits = ({ kinds, withinHours = Infinity }: UrgencyRow, { kind, at }: Urgent, now: Date): boolean =>
  kinds.includes(kind) && at.getTime() - now.getTime() <= withinHours * hourMs

/** What is most urgent first, and always in the same order. */
export function byUrgency<T extends Urgent>(matters: readonly T[], now: Date): T[] {
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

/** How many of them stand on the home; the others are one tap away. */
export const mostOnHome = 3
/** What happened longer ago than this is no news any more. */
export const newsDays = 7
/** How many days before its end a benefit is spoken of on the home; the radar of the card pack looks further. */
export const endingDays = 30
