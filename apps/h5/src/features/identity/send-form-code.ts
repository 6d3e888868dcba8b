import { sendCode, type Audience } from './shared/phone-code/send-code.ts'

/** A form with a phone in it. */
interface PhoneForm {
  check: (name: 'phone') => { readonly phone: string } | null
}

/** Sends a code to the phone that was typed; what is wrong with that stands beside it. */
export async function sendFormCode(form: PhoneForm, audience: Audience): Promise<boolean> {
  const typed = form.check('phone')
  return typed !== null && sendCode(typed.phone, audience)
}
