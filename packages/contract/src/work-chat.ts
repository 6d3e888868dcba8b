export const workChatCalls = {}
