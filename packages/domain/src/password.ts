/** The password rule, for the form and for the server that stores the hash. */
export const passwordRule = '8至64位，至少包含字母、数字、符号中的两种'

const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i]

/** Common passwords that the rule alone would accept; compared without case. */
const commonest = new Set(
  (
    'password1 password12 password123 passw0rd p@ssw0rd p@ssword abc12345 abc123456 abcd1234 a1234567 a12345678 ' +
    'a123456789 aa123456 aa123456789 asd12345 asd123456 qwe12345 qwe123456 qwer1234 qwerty12 qwerty123 1q2w3e4r ' +
    '1qaz2wsx q1w2e3r4 zxcv1234 admin123 admin888 admin@123 test1234 welcome1 iloveyou1 woaini520 woaini1314 ' +
    'woaini521 5201314a yuanli123 yuanli2026'
  ).split(' '),
)

/** Why it cannot be a password, as text for the user; null where it can. */
export function passwordFault(password: string): string | null {
  if (password.length < 8 || password.length > 64) return `密码应为${passwordRule}`
  if (kinds.filter((kind) => kind.test(password)).length < 2) return `密码应为${passwordRule}`
  if (commonest.has(password.toLowerCase())) return '该密码过于常见，请换一个'
  return null
}
