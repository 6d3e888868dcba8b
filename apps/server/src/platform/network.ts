import { isIPv6 } from 'node:net'

/**
 * The network that identifies a caller. An IPv6 line has a whole /64 of addresses and could use another one for every
 * try, so those count as one; an IPv4 address counts as itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (mapped) return mapped[1]!
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const first = groupsOf(head)
  const last = groupsOf(tail)
  const zeros = Array.from({ length: address.includes('::') ? 8 - first.length - last.length : 0 }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
