/** Where the page runs (specification §1). */
export type Environment = 'wechat' | 'enterpriseWechat' | 'dingTalk' | 'feishu' | 'normal'

/** WeCom also announces MicroMessenger, so it is tested first (decisions §4). */
const signs: readonly [Environment, RegExp][] = [
  ['enterpriseWechat', /wxwork/i],
  ['wechat', /micromessenger/i],
  ['dingTalk', /dingtalk/i],
  ['feishu', /lark|feishu/i],
]

export function environmentOf(userAgent: string): Environment {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'normal'
}

export const isWorkChat = (environment: Environment): boolean =>
  environment === 'enterpriseWechat' || environment === 'dingTalk' || environment === 'feishu'

export const currentEnvironment = (): Environment => environmentOf(navigator.userAgent)
