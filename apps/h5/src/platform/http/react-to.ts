import { CallError } from '@yf/client/call-error'
import { errorMessageFor } from '@yf/client/error-message'
import { reactions, type Situation } from '@yf/contract/errors'
import { leaveForLogin } from '#platform/session/leave.ts'
import { useSession } from '#platform/session/session.ts'
import { track } from '#platform/tracking/track.ts'
import { say } from './feedback.ts'

/**
 * Reacts to an error as the catalogue says, once: if many calls fail together because the session ended, the first
 * resets it, and the others find another token than the one they sent.
 */
export function reactTo(
  situation: Situation,
  message: string,
  sent: { token: string; isSilent: boolean; code?: number | string | undefined },
): CallError {
  const error = new CallError(situation, errorMessageFor(situation, message), sent.code)
  if (error.isAboutSession) {
    if (useSession.getState().token === sent.token) {
      const hasLeft = leaveForLogin({ keepLocation: reactions[situation].next === 'loginKeepingPlace' })
      // A forced logout is explained even if the call is silent.
      if (hasLeft) say(error.message)
      // After the reset: the event then has no owner and waits for the next login.
      if (situation === 'sessionEnded') track('session.tokenInvalid')
    }
    return error
  }
  const hasMessage = situation !== 'refused' || message !== ''
  if (!sent.isSilent && hasMessage && situation !== 'mallToken') say(error.message)
  return error
}
