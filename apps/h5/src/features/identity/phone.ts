/** Mainland mobile numbers, as the contract takes them. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

export const phoneError = (phone: string): string | undefined => {
  if (phone === '') return '请输入手机号'
  return isPhone(phone) ? undefined : '请输入11位手机号'
}

export const codeError = (code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : '请输入6位验证码'

export const passwordError = (password: string): string | undefined => (password ? undefined : '请输入密码')
