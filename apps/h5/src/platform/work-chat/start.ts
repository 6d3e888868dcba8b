import { sessionKind, useSession } from '#platform/session/session.ts'
import { configureWorkChat } from './configure.ts'

/** From boot on, only in a work-chat app: configures its SDK for logged-in members. */
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
