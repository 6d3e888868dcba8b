import { codeFault, phoneFault } from '@yf/domain/phone'
import { useForm } from '#platform/forms/use-form.ts'

export type LoginWay = 'code' | 'password'

const empty = { phone: '', secret: '' }

const secretFaults: Readonly<Record<LoginWay, (secret: string) => string | null>> = {
  code: codeFault,
  password: (password) => (password ? null : '请输入密码'),
}

export const useLoginForm = (way: LoginWay) =>
  useForm(empty, ({ phone, secret }) => ({ phone: phoneFault(phone), secret: secretFaults[way](secret) }))

export type LoginFields = ReturnType<typeof useLoginForm>
