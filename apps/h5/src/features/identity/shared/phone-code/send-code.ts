import { identityCalls } from '@yf/contract/identity'
import { phoneFault } from '@yf/domain/phone'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'

/** `member`: only a member's phone receives a code, and the response does not reveal whether it did. */
export type Audience = 'anyone' | 'member'

const rows = { member: identityCalls.sendUserCode, anyone: identityCalls.sendCode }

/** Returns whether it was sent. Otherwise the phone is missing or the server refused, and a message was shown. */
export async function sendCode(phone: string, audience: Audience): Promise<boolean> {
  const fault = phoneFault(phone)
  if (fault) {
    say(fault)
    return false
  }
  const sent = await write(rows[audience], { phone })
  return sent.ok
}
