import { useEffect, useEffectEvent } from 'react'
import { sessionKind, useSession } from '#platform/session/session.ts'

/** For pages that the guard does not lead on from: does the deed as soon as somebody is signed in. */
export function useWhenMember(isReady: boolean, deed: () => unknown): void {
  const isMember = useSession((session) => sessionKind(session) === 'member')
  const act = useEffectEvent(deed)
  useEffect(() => {
    if (isMember && isReady) act()
  }, [isMember, isReady])
}
