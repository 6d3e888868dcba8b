import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memory } from './memory.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const mine = createHash('sha256').update(`${process.getuid?.()} ${root}`).digest('hex').slice(0, 12)

/**
 * Kept from run to run for its templates, one for each checkout. In memory where it can be: each test file gets a
 * database, which is two thousand files made and deleted again.
 */
export const testDataDir = memory ? join(memory, `yuanli-planet-${mine}`) : join(root, '.data/test-pg')
