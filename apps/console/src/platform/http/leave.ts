import { addressOf, parseLocation, replaceWith } from '#platform/navigation/navigation.ts'
import { signOut } from '#platform/session/session.ts'
import { say } from '#ui/toast/toast.ts'

/** Redirects to the login, which returns to the current page. */
export function leaveForLogin(message: string): void {
  const { path, fullPath } = parseLocation(location.hash)
  signOut()
  replaceWith(addressOf('/login', { next: path === '/login' ? null : fullPath }))
  say(message)
}
