/** Masks personal data: enough for its owner to recognise it, not enough for anyone else to use it. */

const stars = (count: number): string => '*'.repeat(Math.max(count, 0))

/** Keeps `head` and `tail` characters; masks a text completely if it is too short. */
function hideMiddle(text: string, head: number, tail: number): string {
  const characters = [...text]
  if (characters.length <= head + tail) return stars(characters.length)
  return [
    ...characters.slice(0, head),
    stars(characters.length - head - tail),
    ...characters.slice(characters.length - tail),
  ].join('')
}

/** 138****0001 */
export const maskPhone = (phone: string): string => hideMiddle(phone, 3, 4)

/** 110***********1234: the birthday is always masked. */
export const maskCertificate = (number: string): string =>
  number.length > 10 ? hideMiddle(number, 3, 4) : hideMiddle(number, 1, 2)

/** 6222 **** **** 1234, whatever the length of the number. */
export function maskBankCard(number: string): string {
  const digits = number.replace(/\s/g, '')
  if (digits.length < 12) return stars(digits.length)
  return `${digits.slice(0, 4)} **** **** ${digits.slice(-4)}`
}

/** 林*, 欧*娜; a single character stays: it is only a surname. */
export function maskName(name: string): string {
  const characters = [...name]
  if (characters.length <= 2) return characters.map((character, at) => (at === 0 ? character : '*')).join('')
  return hideMiddle(name, 1, 1)
}

/** g***@xinghe.example: the first letter and the domain, whatever the length of the name. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? stars(3) : `${email.slice(0, 1)}***${email.slice(at)}`
}

/** A masked number for narrow layouts: 990****1281, however many characters are masked. */
export const shortened = (masked: string): string => masked.replace(/\*{5,}/, '****')
