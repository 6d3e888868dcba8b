import { useIsFamily } from '#platform/session/company.ts'
import { useIsYFUser } from '#platform/session/internal.ts'

/** The member's relation to the company (specification §6): isYFUser marks our own staff. */
export function useMemberKind(): '员工家属' | '内部员工' | '企业员工' {
  const isFamily = useIsFamily()
  const isInternal = useIsYFUser()
  if (isFamily) return '员工家属'
  return isInternal ? '内部员工' : '企业员工'
}
