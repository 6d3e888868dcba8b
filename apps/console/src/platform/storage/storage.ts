import type { StaffMember } from '@yf/contract/staff'

/** One named value of this browser. Storage that is forbidden or corrupted reads as empty. */
interface Item<T> {
  read(): T | null
  write(value: T): void
  remove(): void
}

function attempt<T>(deed: () => T): T | null {
  try {
    return deed()
  } catch {
    return null
  }
}

/** Of people only in the tab's own storage: what staff see is health data, and a closed tab has to forget who was here. */
function item<T>(shelf: () => Storage, key: string, isWhole: (value: unknown) => boolean): Item<T> {
  return {
    read: () =>
      attempt(() => {
        const value: unknown = JSON.parse(shelf().getItem(key) ?? 'null')
        return isWhole(value) ? (value as T) : null
      }),
    write: (value) => void attempt(() => shelf().setItem(key, JSON.stringify(value))),
    remove: () => void attempt(() => shelf().removeItem(key)),
  }
}

export interface KeptSession {
  readonly token: string
  readonly staff: StaffMember
}

const isSession = (value: unknown) =>
  typeof value === 'object' && value !== null && 'token' in value && 'staff' in value

/** Every key of the console. Nobody else touches sessionStorage or localStorage. */
export const storage = {
  session: item<KeptSession>(() => sessionStorage, 'yfc_session', isSession),
  /** What tells this computer from others at a login. It says nothing of anybody, so it may stay. */
  device: item<string>(
    () => localStorage,
    'yfc_device',
    (value) => typeof value === 'string',
  ),
} as const
