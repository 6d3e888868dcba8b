import { timingSafeEqual } from 'node:crypto'

/** In constant time, so that a guess reveals nothing about its correct part. */
export function isSameSignature(received: string, ours: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(ours)]
  return a.length === b.length && timingSafeEqual(a, b)
}
