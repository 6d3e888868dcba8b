import type { identityCalls } from '@yf/contract/identity'
import { write } from '#platform/http/write-once.ts'

/** A form with a phone in it. */
interface PhoneForm {
  check: (name: 'phone') => { readonly phone: string } | null
}

/** The call decides whom a code is sent to: any phone, or a member's alone. */
export type CodeCall = typeof identityCalls.sendCode | typeof identityCalls.sendUserCode

/** Sends a code to the phone that was typed; what is wrong with that stands beside it. Whether it was sent. */
export async function sendFormCode(form: PhoneForm, row: CodeCall): Promise<boolean> {
  const typed = form.check('phone')
  return typed !== null && (await write(row, { phone: typed.phone })).ok
}
