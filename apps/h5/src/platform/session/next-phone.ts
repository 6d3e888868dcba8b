const goodFor = 10 * 60_000

let next = { phone: '', at: 0 }

/**
 * The phone that a member has just changed to, for the next login. Only in memory and for a few minutes, so that the
 * next user of the device does not see it.
 */
export const rememberNextPhone = (phone: string): void => {
  next = { phone, at: Date.now() }
}

export const nextPhone = (): string => (Date.now() - next.at < goodFor ? next.phone : '')
