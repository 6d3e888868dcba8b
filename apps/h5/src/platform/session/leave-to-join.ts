import { replaceWith } from '#platform/navigation/go.ts'
import { signOut } from './life.ts'

/** Opens the registration form, which requires a logged-out person: an existing account verifies its phone there. */
export async function leaveToJoin(): Promise<void> {
  await signOut()
  replaceWith('/register')
}
