/** The words of trial runs, which phones know too: the calculation is in `try-terms.ts`. */
export const trialRunStates = { running: '试算中', done: '已完成', cancelled: '已取消' } as const
export type TrialRunState = keyof typeof trialRunStates

/** Results are deleted after this many days. */
export const trialRunKeptDays = 30
export const mostTrialCompanies = 500
/** Jobs of this kind at a time: the worker also decides and pays claims. */
export const mostTrialRuns = 3

/** Why a line is paid differently. */
export const trialCauses = {
  liability: '适用责任',
  scope: '是否可赔',
  exclusion: '除外费用',
  catalogue: '目录外费用',
  deductible: '免赔额',
  ratio: '赔付比例',
  limit: '限额',
  earlier: '前案差额',
  rounding: '四舍五入',
} as const
export type TrialCause = keyof typeof trialCauses
