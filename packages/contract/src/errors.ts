/**
 * The error catalogue of specification §8 and decisions §3, as data. `failures` are the platform's responses,
 * `reactions` the app's behaviour; business refusals are in refusals.ts.
 */
interface Failure {
  readonly http: number
  readonly code: number
  readonly message: string
}

/** Also the app's message where the server sent none. */
export const serverErrorMessage = '系统繁忙，请稍后再试'

export const failures = {
  badInput: { http: 400, code: 400, message: '提交的内容有误' },
  noSession: { http: 401, code: 401, message: '请先登录' },
  /** A token that was once valid: HTTP 200, so that the app remembers the current page (decisions §3). */
  sessionEnded: { http: 200, code: 403, message: '登录已过期，请重新登录' },
  noSuchCall: { http: 404, code: 404, message: '网络请求不存在' },
  tooSlow: { http: 408, code: 408, message: '上传太慢，已中断，请检查网络后重新上传' },
  tooLarge: { http: 413, code: 413, message: '提交的内容过大' },
  unknownKind: { http: 415, code: 415, message: '不支持的内容类型' },
  tooMany: { http: 429, code: 429, message: '操作过于频繁，请稍后再试' },
  broken: { http: 500, code: 500, message: serverErrorMessage },
  unavailable: { http: 503, code: 503, message: serverErrorMessage },
} as const satisfies Record<string, Failure>

export type FailureName = keyof typeof failures

/** The mall has its own envelope and codes (decisions §3). */
export const mallCodes = { ok: '200', tokenMissing: '20005', tokenExpired: '20004' } as const

/** The app's behaviour by situation (specification §8). `say: 'server'` shows the server's message. */
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

/** Which row of the catalogue a response matches; null is success. */
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
