import type { identityCalls } from '@yf/contract/identity'
import { write } from '#platform/http/write-once.ts'

/** A form with a phone. */
interface PhoneForm {
  check: (name: 'phone') => { readonly phone: string } | null
}

/** The call decides who can receive a code: any phone, or only a member's. */
export type CodeCall = typeof identityCalls.sendCode | typeof identityCalls.sendUserCode

/** Sends a code to the typed phone and shows errors beside the field. Returns whether it was sent. */
export async function sendFormCode(form: PhoneForm, row: CodeCall): Promise<boolean> {
  const typed = form.check('phone')
  return typed !== null && (await write(row, { phone: typed.phone })).ok
}
