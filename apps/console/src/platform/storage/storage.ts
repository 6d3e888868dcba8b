import type { StaffMember } from '@yf/contract/staff'

/** One named value of this browser. Storage that is blocked or corrupted reads as empty. */
interface StorageItem<T> {
  read(): T | null
  write(value: T): void
  remove(): void
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/**
 * Personal data only goes to the tab's own storage: staff see health data, and a closed tab must forget who was
 * logged in.
 */
function item<T>(shelf: () => Storage, key: string, isWhole: (value: unknown) => boolean): StorageItem<T> {
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

export interface StoredSession {
  readonly token: string
  readonly staff: StaffMember
}

const isSession = (value: unknown) =>
  typeof value === 'object' && value !== null && 'token' in value && 'staff' in value

/** Every storage key of the console. No other module uses sessionStorage or localStorage. */
export const storage = {
  session: item<StoredSession>(() => sessionStorage, 'yfc_session', isSession),
  /** Identifies this computer at a login. It contains no personal data, so it may stay. */
  device: item<string>(
    () => localStorage,
    'yfc_device',
    (value) => typeof value === 'string',
  ),
} as const
