export const fileCalls = {}
