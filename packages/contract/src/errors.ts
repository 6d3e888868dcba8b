/**
 * The error catalogue of specification §8 and decisions §3, as data.
 * `failures` are answers of the platform, `refusals` are business answers of a call, `reactions` are what the app does.
 */
interface Failure {
  readonly http: number
  readonly code: number
  readonly message: string
}

export const failures = {
  badInput: { http: 400, code: 400, message: '提交的内容有误' },
  noSession: { http: 401, code: 401, message: '请先登录' },
  /** A token that was known once: HTTP 200, so that the app keeps where the person was (decisions §3). */
  sessionEnded: { http: 200, code: 403, message: '登录已过期，请重新登录' },
  noSuchCall: { http: 404, code: 404, message: '网络请求不存在' },
  tooLarge: { http: 413, code: 413, message: '提交的内容过大' },
  unknownKind: { http: 415, code: 415, message: '不支持的内容类型' },
  tooMany: { http: 429, code: 429, message: '操作过于频繁，请稍后再试' },
  broken: { http: 500, code: 500, message: '系统繁忙，请稍后再试' },
  unavailable: { http: 503, code: 503, message: '系统繁忙，请稍后再试' },
} as const satisfies Record<string, Failure>

export type FailureName = keyof typeof failures

/** The mall speaks its own envelope and codes (decisions §3). */
export const mallCodes = { ok: '200', tokenMissing: '20005', tokenExpired: '20004' } as const

interface Refusal {
  readonly code: number
  readonly message: string
}

export const refusals = {
  // platform
  notFound: { code: 1004, message: '内容不存在或已被删除' },
  stateMoved: { code: 1009, message: '状态已变化，请刷新后再试' },
  inProgress: { code: 1010, message: '正在处理中，请勿重复提交' },
  keyReused: { code: 1011, message: '该请求编号已用于其他内容，请重新提交' },
  // identity
  wrongPassword: { code: 2001, message: '手机号或密码不正确' },
  passwordLocked: { code: 2002, message: '密码错误次数过多，请15分钟后再试，或使用验证码登录' },
  wrongCode: { code: 2003, message: '验证码不正确或已失效，请重新获取' },
  codeTooSoon: { code: 2004, message: '验证码已发送，请60秒后再试' },
  codeTooMany: { code: 2005, message: '今日获取验证码次数已达上限，请明天再试' },
  tooOften: { code: 2006, message: '操作过于频繁，请稍后再试' },
  // company
  notInCompany: { code: 2101, message: '您不是该企业的成员' },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof refusals

/** What the app does, by situation (specification §8). `say: 'server'` shows the server's message. */
interface Reaction {
  readonly say: string | null
  readonly next: 'nothing' | 'loginKeepingPlace' | 'login' | 'mallSignOn'
}

export const reactions = {
  sessionEnded: { say: '登录已过期，请重新登录', next: 'loginKeepingPlace' },
  unauthorized: { say: '登录已过期，请重新登录', next: 'login' },
  noSuchCall: { say: '网络请求不存在', next: 'nothing' },
  serverError: { say: 'server', next: 'nothing' },
  refused: { say: 'server', next: 'nothing' },
  unreachable: { say: '请求超时，请稍后重试', next: 'nothing' },
  mallToken: { say: null, next: 'mallSignOn' },
} as const satisfies Record<string, Reaction>

export type Situation = keyof typeof reactions

/** Which row of the catalogue an answer falls under; null means that it went well. */
export function situationOf(
  service: string,
  http: number,
  code: number | string | undefined,
): Situation | null {
  if (service === 'mall') {
    if (code === mallCodes.tokenMissing || code === mallCodes.tokenExpired) return 'mallToken'
    if (http === 200 && code === mallCodes.ok) return null
  }
  if (http === 403 || Number(code) === 403) return 'sessionEnded'
  if (http === 401) return 'unauthorized'
  if (http === 404) return 'noSuchCall'
  if (http >= 500 || Number(code) === 500) return 'serverError'
  if (http === 200 && Number(code) === 200) return null
  return 'refused'
}
