import { codeFault, phoneFault } from '@yf/domain/phone'
import { useForm } from '#platform/forms/use-form.ts'
import { nextPhone } from '#platform/session/next-phone.ts'

export type LoginWay = 'code' | 'password'

/** Prefills a phone that was just changed. */
const begun = () => ({ phone: nextPhone(), secret: '' })

const secretFaults: Readonly<Record<LoginWay, (secret: string) => string | null>> = {
  code: codeFault,
  password: (password) => (password ? null : '请输入密码'),
}

export const useLoginForm = (way: LoginWay) =>
  useForm(begun, ({ phone, secret }) => ({ phone: phoneFault(phone), secret: secretFaults[way](secret) }))

export type LoginFields = ReturnType<typeof useLoginForm>
