export const hospitalCalls = {}
