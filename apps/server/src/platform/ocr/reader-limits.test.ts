import { expect, test } from 'vitest'
import { excessOf, nothingYet, type ReaderMetrics } from './reader-limits.ts'

const limits = { cpuLimitMs: 30_000, maxRssMb: 1200 }
const megabyte = 1024 * 1024

test.each<[string, Partial<ReaderMetrics>, string | null]>([
  ['four minutes on a machine that has no time for it', { cpuMs: 30_000, readingMs: 240_000 }, null],
  ['more work than a picture may be', { cpuMs: 30_001 }, 'timeLimit'],
  ['a process that still may come back', { silentMs: 60_000 }, null],
  ['a process that is stuck', { silentMs: 60_001 }, 'timeLimit'],
  ['a process that waits for ever', { readingMs: 300_001 }, 'timeLimit'],
  ['all the memory it may have', { rss: 1200 * megabyte }, null],
  ['more memory than it may have', { rss: 1200 * megabyte + 1 }, 'memory'],
])('%s', (_what, reading, excess) => {
  expect(excessOf({ ...nothingYet, ...reading }, limits)).toBe(excess)
})
