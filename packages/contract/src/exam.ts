export const examCalls = {}
