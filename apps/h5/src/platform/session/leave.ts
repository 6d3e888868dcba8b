import { currentEnvironment } from '#platform/environment/environment.ts'
import { isClaimHost } from '#platform/environment/hosts.ts'
import { currentPlace, replace } from '#platform/navigation/history.ts'
import { factsOfPath, knowsPath } from '#platform/navigation/register.ts'
import { storage } from '#platform/storage/storage.ts'
import { followNewerLogin, resetSession } from './session.ts'
import { signInPath, type SignInFacts } from './sign-in-path.ts'

export const currentSignInFacts = (): SignInFacts => ({
  environment: currentEnvironment(),
  isClaimHost: isClaimHost(location.hostname),
  supply: storage.supply.read(),
  isKnown: knowsPath,
})

function openLogin({ keepPlace }: { keepPlace: boolean }): void {
  const facts = currentSignInFacts()
  const { path, fullPath } = currentPlace()
  resetSession()
  if (!factsOfPath(path)?.isWayIn) replace(signInPath(facts, keepPlace ? fullPath : null))
}

/**
 * The session has ended elsewhere: the login screen brings the person back if the place is kept. False when nobody
 * has to leave, because another tab has signed in again.
 */
export function leaveForLogin({ keepPlace }: { keepPlace: boolean }): boolean {
  if (followNewerLogin()) return false
  openLogin({ keepPlace })
  return true
}

/** The person has asked to leave, whoever may have signed in meanwhile; files that were not sent yet go with them. */
export function leaveForGood(): void {
  void import('#platform/storage/blobs.ts').then(({ blobs }) => blobs.forgetAll()).catch(() => undefined)
  openLogin({ keepPlace: false })
}
