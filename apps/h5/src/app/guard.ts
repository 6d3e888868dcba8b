import { ownPath } from '#platform/navigation/own-path.ts'
import { isLoginScreen, loginPath, signInPath, type SignInFacts } from '#platform/session/sign-in-path.ts'
import type { SessionKind } from '#platform/session/session.ts'
import type { RouteFacts } from './route.ts'

export interface Visit extends SignInFacts {
  route: RouteFacts
  /** Path and query of the page that is asked for. */
  fullPath: string
  /** The address's own `redirect`, as it came. */
  wanted: string | undefined
  session: SessionKind
}

/** `reset`: storage is cleared on the way, so that nothing of an earlier person stays. */
export type Verdict = 'stay' | { redirect: string; reset: boolean }

/** Where to go after a login: the place that was kept, if it is the app's own and not a login again. */
function afterLogin({ route, wanted, isKnown }: Visit): string {
  if (!isLoginScreen(route.path)) return '/home'
  return ownPath(wanted, isKnown) ?? '/home'
}

/** The place to come back to: the page itself, or what a page of the login family was already keeping. */
const placeOf = ({ route, fullPath, wanted, isKnown }: Visit): string | null =>
  route.isPublic ? ownPath(wanted, isKnown) : fullPath

/** A verdict, not a deed: the router obeys it. */
export function guard(visit: Visit): Verdict {
  const { route, session } = visit
  if (session === 'pending') {
    // Whoever is asked to accept the policy may read it: the login waits behind it, and going back leads there.
    return isLoginScreen(route.path) || route.path === '/privacyPolicy'
      ? 'stay'
      : { redirect: loginPath(visit, placeOf(visit)), reset: false }
  }
  if (session === 'member') {
    return route.isSignIn ? { redirect: afterLogin(visit), reset: false } : 'stay'
  }
  return route.isPublic ? 'stay' : { redirect: signInPath(visit, placeOf(visit)), reset: true }
}
