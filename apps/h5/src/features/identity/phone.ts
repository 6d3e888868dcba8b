import { codeFault, phoneFault } from '@yf/domain/phone'

/** As a field of a form takes it: nothing where nothing is wrong. */
export const phoneError = (phone: string): string | undefined => phoneFault(phone) ?? undefined
export const codeError = (code: string): string | undefined => codeFault(code) ?? undefined
export const passwordError = (password: string): string | undefined => (password ? undefined : '请输入密码')
