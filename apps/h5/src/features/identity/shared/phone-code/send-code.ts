import { identityCalls } from '@yf/contract/identity'
import { phoneFault } from '@yf/domain/phone'
import { call } from '#platform/http/call.ts'
import { say } from '#platform/http/feedback.ts'

/** `member`: only a member's phone gets one, and nobody learns whose it is. */
export type Audience = 'anyone' | 'member'

/** False where there is no phone to send it to; rejects where the call has said why not. */
export async function sendCode(phone: string, audience: Audience): Promise<boolean> {
  const fault = phoneFault(phone)
  if (fault) {
    say(fault)
    return false
  }
  await call(audience === 'member' ? identityCalls.sendUserCode : identityCalls.sendCode, { phone })
  return true
}
