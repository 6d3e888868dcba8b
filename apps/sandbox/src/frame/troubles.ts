export interface Scenario {
  readonly id: string
  readonly title: string
}

/** What can happen on the line to anybody. The frame plays these (`play.ts`). */
export const lineTroubles = {
  slow: '很慢：收下，迟迟不回',
  down: '不可用：503',
  cut: '连接中断',
} as const

/** What can happen to a notice that a partner sends us. The frame plays these too (`notify.ts`). */
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
/** For whoever moves money: another sum than was agreed. The partner says which of its answers holds it. */
export const lies: Scenario = { id: 'lies', title: '说错金额' }

const listed = (troubles: Readonly<Record<string, string>>): Scenario[] =>
  Object.entries(troubles).map(([id, title]) => ({ id, title }))

/** A partner's own scenarios, what it does usually first, and after them the troubles of every line. */
export const withTroubles = (
  own: readonly Scenario[],
  titles: Partial<Record<LineTrouble, string>> = {},
): readonly Scenario[] => [...own, ...listed({ ...lineTroubles, ...titles })]

/** The same for a partner that also calls us. */
export const withNotices = (scenarios: readonly Scenario[]): readonly Scenario[] => [
  ...scenarios,
  ...listed(noticeTroubles),
]
