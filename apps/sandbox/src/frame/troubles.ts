export interface Scenario {
  readonly id: string
  readonly title: string
}

/** Network faults that every partner supports. `play.ts` implements them. */
export const lineTroubles = {
  slow: '很慢：收下，迟迟不回',
  down: '不可用：503',
  cut: '连接中断',
} as const

/** Faults of a notice that a partner sends us. `notify.ts` implements them. */
export const noticeTroubles = {
  twice: '通知来两次',
  late: '通知迟到',
  early: '通知先于答复',
  forged: '通知的签名不对',
  silent: '不发通知',
} as const

export type LineTrouble = keyof typeof lineTroubles

export const works = (title = '正常'): Scenario => ({ id: 'works', title })
export const refuses = (why: string): Scenario => ({ id: 'refuses', title: `拒绝：${why}` })
/** For partners that handle money: an amount other than agreed. The partner says which of its answers contains it. */
export const lies: Scenario = { id: 'lies', title: '说错金额' }

const listed = (troubles: Readonly<Record<string, string>>): Scenario[] =>
  Object.entries(troubles).map(([id, title]) => ({ id, title }))

/** A partner's own scenarios, its default first, followed by the network faults. */
export const withTroubles = (
  own: readonly Scenario[],
  titles: Partial<Record<LineTrouble, string>> = {},
): readonly Scenario[] => [...own, ...listed({ ...lineTroubles, ...titles })]

/** The same for a partner that also sends us notices. */
export const withNotices = (scenarios: readonly Scenario[]): readonly Scenario[] => [
  ...scenarios,
  ...listed(noticeTroubles),
]
