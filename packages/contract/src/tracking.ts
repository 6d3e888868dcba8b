export const trackingCalls = {}
