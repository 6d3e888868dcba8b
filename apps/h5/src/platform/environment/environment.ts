/** Where the page runs (specification §1). */
export type BrowserEnvironment = 'wechat' | 'enterpriseWechat' | 'dingTalk' | 'feishu' | 'normal'

/** WeCom also announces MicroMessenger, so it is tested first (decisions §4). */
const signs: readonly [BrowserEnvironment, RegExp][] = [
  ['enterpriseWechat', /wxwork/i],
  ['wechat', /micromessenger/i],
  ['dingTalk', /dingtalk/i],
  ['feishu', /lark|feishu/i],
]

export function environmentOf(userAgent: string): BrowserEnvironment {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'normal'
}

export const isWorkChat = (environment: BrowserEnvironment): boolean =>
  environment === 'enterpriseWechat' || environment === 'dingTalk' || environment === 'feishu'

export const currentEnvironment = (): BrowserEnvironment => environmentOf(navigator.userAgent)
