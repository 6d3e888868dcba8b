import type { StaffMember } from '@yf/contract/staff'
import { mayDo, type Permission } from '@yf/domain/staff'
import { create } from 'zustand'
import { storage, type KeptSession } from '#platform/storage/storage.ts'

type Session = KeptSession | { readonly token: null; readonly staff: null }

const nobody: Session = { token: null, staff: null }

export const useSession = create<Session>(() => storage.session.read() ?? nobody)

export function signIn(kept: KeptSession): void {
  storage.session.write(kept)
  useSession.setState(kept)
}

export function signOut(): void {
  storage.session.remove()
  useSession.setState(nobody)
}

/** Name and role may have changed since the tab was opened. */
/** What is now known of whoever had this token; somebody else may sit here by the time it comes. */
export function updateStaff(token: string, staff: StaffMember): void {
  if (useSession.getState().token === token) signIn({ token, staff })
}

/** What is not this person's duty is not shown; the server refuses it all the same. */
export function useMayDo(duty: Permission): boolean {
  return useSession(({ staff }) => staff !== null && mayDo(staff.role, duty))
}
