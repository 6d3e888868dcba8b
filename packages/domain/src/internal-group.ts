/** Decisions §2. In a separate file, because the first screen does not need it. */
export const internalGroupNames = ['原力健康集团', '原力保险经纪集团'] as const

/** isYFUser of specification §3. */
export const isInternalGroup = (groupCompanyName: string): boolean =>
  (internalGroupNames as readonly string[]).includes(groupCompanyName)
