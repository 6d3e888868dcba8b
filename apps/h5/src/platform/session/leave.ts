import { currentEnvironment } from '#platform/environment/environment.ts'
import { isClaimHost } from '#platform/environment/hosts.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
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

function openLogin({ keepLocation }: { keepLocation: boolean }): void {
  const facts = currentSignInFacts()
  const { path, fullPath } = currentLocation()
  resetSession()
  if (!factsOfPath(path)?.isWayIn) replace(signInPath(facts, keepLocation ? fullPath : null))
}

/**
 * The session has ended elsewhere: opens the login screen, with a return to the page if it is kept. False if another
 * tab has logged in again.
 */
export function leaveForLogin({ keepLocation }: { keepLocation: boolean }): boolean {
  if (followNewerLogin()) return false
  openLogin({ keepLocation })
  return true
}

/** Logs out at the member's request, even if another tab has logged in meanwhile; deletes unsent files. */
export function leaveForGood(): void {
  void import('#platform/storage/blobs.ts').then(({ blobs }) => blobs.forgetAll()).catch(() => undefined)
  openLogin({ keepLocation: false })
}
