export const wechatCalls = {}
