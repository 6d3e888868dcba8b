import type { LoginAnswer } from '@yf/contract/identity'
import { useQueryParams } from '#platform/navigation/page.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { enter, goOn } from './enter.ts'

/**
 * For work-chat apps: a logged-in member continues at once, others log in by the provider's answer. `prove` returns
 * null when the browser leaves for the provider's page.
 */
export function useSignOn(prove: () => Promise<LoginAnswer | null>): () => Promise<void> {
  const { redirect } = useQueryParams()
  return async () => {
    if (sessionKind(useSession.getState()) === 'member') {
      goOn(redirect)
      return
    }
    const answer = await prove()
    if (answer && (await enter(answer)) !== 'pending') goOn(redirect)
  }
}
