/** A business refusal of a call (decisions §3): HTTP 200 with our own code and an actionable message. */
export interface RefusalRow {
  readonly code: number
  readonly message: string
}

export type Refusals = Readonly<Record<string, RefusalRow>>

/**
 * The code range of each domain, first and last. A code never changes its meaning: released apps rely on it. Domains
 * without refusals have a reserved range.
 */
export const codeRanges = {
  platform: [1000, 1099],
  identity: [2000, 2099],
  company: [2100, 2199],
  wechat: [2200, 2299],
  workChat: [2300, 2399],
  family: [2400, 2499],
  messages: [2500, 2599],
  handoff: [2600, 2699],
  advert: [2700, 2709],
  files: [2710, 2749],
  content: [2750, 2799],
  equity: [2800, 2899],
  points: [2900, 2949],
  carbon: [2950, 2999],
  claims: [3000, 3149],
  claimsAdmin: [3150, 3199],
  /** The console's other pages. */
  console: [3200, 3499],
  plans: [3500, 3549],
  premiums: [3550, 3579],
  orders: [4000, 4099],
  mall: [4100, 4149],
  coupons: [4150, 4199],
  payments: [4200, 4299],
  parcels: [4300, 4399],
  slots: [4400, 4499],
  appointments: [4500, 4599],
  exam: [4600, 4699],
  highExam: [4700, 4799],
  cards: [4800, 4899],
  eap: [4900, 4999],
  sleep: [5100, 5199],
  invoices: [5200, 5299],
  address: [5300, 5399],
  hospital: [5400, 5499],
  consultation: [5500, 5599],
  pharmacy: [5600, 5699],
  activities: [5700, 5749],
  bills: [5750, 5799],
} as const satisfies Record<string, readonly [first: number, last: number]>

export type RefusingDomain = keyof typeof codeRanges
