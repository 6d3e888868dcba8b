import { randomInt } from 'node:crypto'
import { shanghaiDay } from '@yf/domain/dates'

// Without 0 and O, 1 and I and similar: people read these numbers out on the phone.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** LP20260601 and eight random characters. The database checks uniqueness. */
export function newCaseNo(now: Date): string {
  const day = shanghaiDay(now).replaceAll('-', '')
  return `LP${day}${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
}
