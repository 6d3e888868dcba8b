import { randomUUID } from 'node:crypto'

/** Tokens with a limited lifetime. */
export interface Tokens<Worth> {
  issue(worth: Worth): string
  /** null if it is unknown or expired. */
  look(token: string): Worth | null
  /** The same, but only once. */
  take(token: string): Worth | null
}

const capacity = 1000

export function createTokens<Worth>(prefix: string, seconds: number, now: () => Date): Tokens<Worth> {
  const issued = new Map<string, { worth: Worth; until: number }>()
  const look = (token: string) => {
    const found = issued.get(token)
    return found && found.until > now().getTime() ? found.worth : null
  }
  return {
    issue(worth) {
      const token = `${prefix}${randomUUID().replaceAll('-', '')}`
      issued.set(token, { worth, until: now().getTime() + seconds * 1000 })
      const oldest = issued.keys().next().value
      if (issued.size > capacity && oldest !== undefined) issued.delete(oldest)
      return token
    },
    look,
    take(token) {
      const worth = look(token)
      issued.delete(token)
      return worth
    },
  }
}
