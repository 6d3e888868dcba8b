import { useEffect, useEffectEvent } from 'react'
import { sessionKind, useSession } from '#platform/session/session.ts'

/** For pages from which the guard does not continue: runs the action once a member is logged in. */
export function useWhenMember(isReady: boolean, action: () => unknown): void {
  const isMember = useSession((session) => sessionKind(session) === 'member')
  const act = useEffectEvent(action)
  useEffect(() => {
    if (isMember && isReady) act()
  }, [isMember, isReady])
}
