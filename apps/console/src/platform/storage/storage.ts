import type { StaffMember } from '@yf/contract/workbench'

/** One named value of this tab. Storage that is forbidden or corrupted reads as empty. */
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

/** Only this tab's storage: what staff see is health data, and a closed tab has to forget who was here. */
function item<T>(key: string, isWhole: (value: unknown) => boolean): Item<T> {
  return {
    read: () =>
      attempt(() => {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return isWhole(value) ? (value as T) : null
      }),
    write: (value) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    remove: () => void attempt(() => sessionStorage.removeItem(key)),
  }
}

export interface KeptSession {
  readonly token: string
  readonly staff: StaffMember
}

const isSession = (value: unknown) =>
  typeof value === 'object' && value !== null && 'token' in value && 'staff' in value

/** Every key of the console. Nobody else touches sessionStorage. */
export const storage = {
  session: item<KeptSession>('yfc_session', isSession),
} as const
