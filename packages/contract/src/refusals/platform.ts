import type { Refusals } from './ranges.ts'

/** Refusals of any call. */
export const platformRefusals = {
  notFound: { code: 1004, message: '内容不存在或已被删除' },
  stateMoved: { code: 1009, message: '状态已变化，请刷新后再试' },
  inProgress: { code: 1010, message: '正在处理中，请勿重复提交' },
  /** Its result holds the proof-of-work challenge; the same call succeeds when it brings the solution. */
  proofOfWorkNeeded: { code: 1012, message: '为保护账号安全，需要完成安全校验，请刷新页面后再试' },
  keyReused: { code: 1011, message: '该请求编号已用于其他内容，请重新提交' },
} as const satisfies Refusals
