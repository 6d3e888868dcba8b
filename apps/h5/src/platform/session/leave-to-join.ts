import { replaceWith } from '#platform/navigation/go.ts'
import { signOut } from './life.ts'

/** To the form of the registration, which is for people who are not logged in: who has an account proves its phone there. */
export async function leaveToJoin(): Promise<void> {
  await signOut()
  replaceWith('/register')
}
