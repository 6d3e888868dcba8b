import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link that a company's partner can trust: every parameter is covered by `sign`, in the order of their names. */
export type LinkParams = Readonly<Record<string, string>>

/** How long a partner takes such a link, in milliseconds from its `timestamp`. */
export const linkLifeMs = 5 * 60_000

export function signLink(params: LinkParams, secret: string): string {
  const text = Object.entries(params)
    .filter(([name]) => name !== 'sign')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return createHmac('sha256', secret).update(text).digest('hex')
}

export function isSignedLink(params: LinkParams, secret: string): boolean {
  const [given, ours] = [Buffer.from(params.sign ?? ''), Buffer.from(signLink(params, secret))]
  return given.length === ours.length && timingSafeEqual(given, ours)
}
