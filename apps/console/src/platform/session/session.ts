import type { StaffMember } from '@yf/contract/staff'
import { mayDo, type Permission } from '@yf/domain/staff'
import { create } from 'zustand'
import { storage, type StoredSession } from '#platform/storage/storage.ts'

type Session = StoredSession | { readonly token: null; readonly staff: null }

const nobody: Session = { token: null, staff: null }

export const useSession = create<Session>(() => storage.session.read() ?? nobody)

export function signIn(session: StoredSession): void {
  storage.session.write(session)
  useSession.setState(session)
}

export function signOut(): void {
  storage.session.remove()
  useSession.setState(nobody)
}

/** Name and role may have changed since the tab was opened. */
/** Updates the staff member of this token; another person may have logged in by the time the response arrives. */
export function updateStaff(token: string, staff: StaffMember): void {
  if (useSession.getState().token === token) signIn({ token, staff })
}

/** Actions without permission are hidden; the server refuses them in any case. */
export function useMayDo(permission: Permission): boolean {
  return useSession(({ staff }) => staff !== null && mayDo(staff.role, permission))
}
