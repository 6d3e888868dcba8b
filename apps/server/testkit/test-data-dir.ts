import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memory } from './memory.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const mine = createHash('sha256').update(`${process.getuid?.()} ${root}`).digest('hex').slice(0, 12)
const prefix = 'yuanli-planet-data-'
/** Says whose it is. */
const sign = 'checkout'

/**
 * Kept from run to run for its templates, one for each checkout. In memory where it can be: each test file gets a
 * database, which is two thousand files made and deleted again.
 */
export const testDataDir = memory ? join(memory, `${prefix}${mine}`) : join(root, '.data/test-pg')

const isLeft = (folder: string): boolean => {
  const file = join(folder, sign)
  return existsSync(file) && !existsSync(readFileSync(file, 'utf8'))
}

/** Signs our own, and clears away what checkouts that are gone have left in memory. */
export function signAndSweep(place: string | null = memory, own: string = testDataDir): void {
  if (!place) return
  writeFileSync(join(own, sign), root)
  for (const entry of readdirSync(place).filter((name) => name.startsWith(prefix))) {
    try {
      if (isLeft(join(place, entry))) rmSync(join(place, entry), { recursive: true, force: true })
    } catch {
      // Another person's.
    }
  }
}
