import { currentEnvironment } from '../environment/environment.ts'
import { isClaimHost } from '../environment/hosts.ts'
import { currentPlace, replace } from '../navigation/history.ts'
import { knowsPath } from '../navigation/register.ts'
import { storage } from '../storage/storage.ts'
import { resetSession } from './session.ts'
import { signInPath, type SignInFacts } from './sign-in-path.ts'

export const currentSignInFacts = (): SignInFacts => ({
  environment: currentEnvironment(),
  isClaimHost: isClaimHost(location.hostname),
  supply: storage.supply.read(),
  isKnown: knowsPath,
})

const loginScreens = new Set(['/login', '/password'])

/** Ends the session in this browser and opens the login screen, which brings the person back if the place is kept. */
export function leaveForLogin({ keepPlace }: { keepPlace: boolean }): void {
  const facts = currentSignInFacts()
  const { path, fullPath } = currentPlace()
  resetSession()
  if (!loginScreens.has(path)) replace(signInPath(facts, keepPlace ? fullPath : null))
}
