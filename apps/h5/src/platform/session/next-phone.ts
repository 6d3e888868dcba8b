const goodFor = 10 * 60_000

let next = { phone: '', at: 0 }

/**
 * The phone with which somebody will sign in who has just moved to it. In memory alone and for a few minutes: whoever has
 * the device next does not read it.
 */
export const rememberNextPhone = (phone: string): void => {
  next = { phone, at: Date.now() }
}

export const nextPhone = (): string => (Date.now() - next.at < goodFor ? next.phone : '')
