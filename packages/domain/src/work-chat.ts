/** The common Chinese names. */
export const workChatProviders = { wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书' } as const
export type WorkChatProvider = keyof typeof workChatProviders

/** Only these apps have an agent id besides the key of their secret. */
export const hasAgentId = (provider: WorkChatProvider): boolean => provider !== 'feishu'
