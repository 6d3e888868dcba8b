import { isInternalGroup } from '@yf/domain/internal-group'
import { useSession } from './session.ts'

/** isYFUser of the specification. In a file of its own, because the first screen does not need it. */
export const useIsYFUser = (): boolean =>
  useSession(
    ({ currentCompany }) => currentCompany !== null && isInternalGroup(currentCompany.groupCompanyName),
  )
