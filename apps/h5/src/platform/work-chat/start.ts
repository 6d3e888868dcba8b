import { sessionKind, useSession } from '#platform/session/session.ts'
import { configureWorkChat } from './configure.ts'

/** From boot on, in a work-chat app only: its SDK is wanted by those who are in. */
export function startWorkChat(): void {
  let hasBegun = false
  const look = () => {
    if (hasBegun || sessionKind(useSession.getState()) !== 'member') return
    hasBegun = true
    void configureWorkChat()
  }
  look()
  useSession.subscribe(look)
}
