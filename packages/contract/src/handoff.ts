export const handoffCalls = {}
