import { addressOf, isOwnPlace, parsePlace, replaceWith } from '#platform/navigation/navigation.ts'
import { signOut } from '#platform/session/session.ts'
import { say } from '#ui/toast/toast.ts'

/** Redirects to the login, which returns to the current page. */
export function leaveForLogin(words: string): void {
  const { fullPath } = parsePlace(location.hash)
  signOut()
  replaceWith(addressOf('/login', { next: isOwnPlace(fullPath) ? fullPath : null }))
  say(words)
}
