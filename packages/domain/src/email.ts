/**
 * Common email addresses. Deliberately stricter than the standard: quoted names, comments, spaces, lists and line
 * breaks can inject a second recipient or a header, and no real mailbox needs them.
 */
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const host = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)]
  return at !== -1 && name.length <= 64 && text.length <= 254 && local.test(name) && host.test(domain)
}

export function emailFault(email: string): string | null {
  if (email.trim() === '') return '请输入邮箱'
  return isEmail(email.trim()) ? null : '请输入正确的邮箱，例如 name@example.com'
}
