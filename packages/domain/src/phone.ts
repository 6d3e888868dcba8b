/** Mainland mobile numbers and verification codes, as the contract accepts them. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

export function phoneFault(phone: string): string | null {
  if (phone === '') return '请输入手机号'
  return isPhone(phone) ? null : '请输入11位手机号'
}

export const codeFault = (code: string): string | null => (/^\d{6}$/.test(code) ? null : '请输入6位验证码')
