import { identityCalls } from '@yf/contract/identity'
import { phoneFault } from '@yf/domain/phone'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'

/** `member`: only a member's phone gets one, and the answer does not tell whether it did. */
export type Audience = 'anyone' | 'member'

const rows = { member: identityCalls.sendUserCode, anyone: identityCalls.sendCode }

/** Whether it was sent. If not, there is no phone to send it to or the server refused, and it was said which. */
export async function sendCode(phone: string, audience: Audience): Promise<boolean> {
  const fault = phoneFault(phone)
  if (fault) {
    say(fault)
    return false
  }
  const sent = await write(rows[audience], { phone })
  return sent.ok
}
