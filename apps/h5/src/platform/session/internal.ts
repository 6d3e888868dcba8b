import { isInternalGroup } from '@yf/domain/internal-group'
import { useSession } from './session.ts'

/** isYFUser of the specification. A file apart: the first screen does not ask. */
export const useIsYFUser = (): boolean =>
  useSession(
    ({ currentCompany }) => currentCompany !== null && isInternalGroup(currentCompany.groupCompanyName),
  )
