import type { LoginAnswer } from '@yf/contract/identity'
import { useQueryParams } from '#platform/navigation/page.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { enter, goOn } from './enter.ts'

/**
 * For work-chat apps: whoever is signed in goes on at once, everybody else by what the provider says of them.
 * `prove` answers null when the browser is leaving for the provider's own page.
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
