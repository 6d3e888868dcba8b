import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memory } from './memory.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const mine = createHash('sha256').update(`${process.getuid?.()} ${root}`).digest('hex').slice(0, 12)
const prefix = 'yuanli-planet-data-'
/** Names the owning checkout. */
const sign = 'checkout'

/**
 * Kept between runs for its templates, one per checkout. In memory where possible: each test file gets a database,
 * which means two thousand files created and deleted again.
 */
export const testDataDir = memory ? join(memory, `${prefix}${mine}`) : join(root, '.data/test-pg')

const isLeft = (folder: string): boolean => {
  const file = join(folder, sign)
  return existsSync(file) && !existsSync(readFileSync(file, 'utf8'))
}

/** Marks our own folder, and deletes folders in memory of checkouts that no longer exist. */
export function signAndSweep(memoryFolder: string | null = memory, own: string = testDataDir): void {
  if (!memoryFolder) return
  writeFileSync(join(own, sign), root)
  for (const entry of readdirSync(memoryFolder).filter((name) => name.startsWith(prefix))) {
    try {
      if (isLeft(join(memoryFolder, entry)))
        rmSync(join(memoryFolder, entry), { recursive: true, force: true })
    } catch {
      // Owned by another user.
    }
  }
}
