import { ownPath } from '#platform/navigation/own-path.ts'
import { isLoginScreen, loginPath, signInPath, type SignInFacts } from '#platform/session/sign-in-path.ts'
import type { SessionKind } from '#platform/session/session.ts'
import type { RouteFacts } from './route.ts'

export interface GuardInput extends SignInFacts {
  route: RouteFacts
  /** Path and query of the requested page. */
  fullPath: string
  /** The `redirect` parameter of the address, unvalidated. */
  redirectTarget: string | undefined
  session: SessionKind
}

/** `reset`: clears the storage before the redirect, so that no data of a previous member stays. */
export type GuardResult = 'stay' | { redirect: string; reset: boolean }

/** The target after a login: the requested page, if it belongs to the app and is not a login screen. */
function afterLogin({ route, redirectTarget, isKnown }: GuardInput): string {
  if (!isLoginScreen(route.path)) return '/home'
  return ownPath(redirectTarget, isKnown) ?? '/home'
}

/** The page to return to: the page itself, or the one that a login screen already carries. */
const locationOf = ({ route, fullPath, redirectTarget, isKnown }: GuardInput): string | null =>
  route.isPublic ? ownPath(redirectTarget, isKnown) : fullPath

/** Pure: returns a verdict that the router executes. */
export function guard(visit: GuardInput): GuardResult {
  const { route, session } = visit
  if (session === 'pending') {
    // A person asked to accept the policy may read it: the login waits behind it, and back leads there.
    return isLoginScreen(route.path) || route.path === '/privacyPolicy'
      ? 'stay'
      : { redirect: loginPath(visit, locationOf(visit)), reset: false }
  }
  if (session === 'member') {
    return route.isSignIn ? { redirect: afterLogin(visit), reset: false } : 'stay'
  }
  return route.isPublic ? 'stay' : { redirect: signInPath(visit, locationOf(visit)), reset: true }
}
