/**
 * npm run bench:ocr [-- --from 1000 --count 200 --processes 2 --misses]
 * How well and how fast papers are read, on pictures that nothing was tuned on (seeds from 1000). It asserts nothing.
 */
import { parseArgs } from 'node:util'
import { pictureSet } from '@yf/ocr-pictures/picture-set'
import { createOcrPool } from '../apps/server/src/platform/ocr/pool.ts'
import { compare, type Compared } from './ocr-compare.ts'
import { watchMemory } from './ocr-memory.ts'
import { printAccuracy, printMisses, printSpeed } from './ocr-report.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1000' },
    count: { type: 'string', default: '200' },
    processes: { type: 'string', default: '2' },
    misses: { type: 'boolean', default: false },
  },
})

// Drawn beforehand, so that drawing takes nothing away from reading.
const pictures = []
for await (const drawn of pictureSet({ from: Number(values.from), count: Number(values.count) }))
  pictures.push(drawn)

const processes = Number(values.processes)
const pool = createOcrPool({ processes, timeLimitMs: 120_000, maxRssMb: 1200, queueLimit: processes })
const memory = watchMemory(() => pool.pids())
const compared: Compared[] = []
const seconds: number[] = []
const next = pictures.values()

async function readOn(): Promise<void> {
  for (const { picture, truth } of next) {
    const start = performance.now()
    const outcome = await pool.read(picture)
    seconds.push((performance.now() - start) / 1000)
    compared.push(compare(truth, outcome))
  }
}

// Each reader loads its models before the clock starts.
await Promise.all(pictures.slice(0, processes).map(({ picture }) => pool.read(picture)))
const started = performance.now()
await Promise.all(Array.from({ length: processes }, readOn))
printAccuracy(compared)
printSpeed({ seconds, wholeSeconds: (performance.now() - started) / 1000, peaksMb: memory.stop() })
if (values.misses) printMisses(compared)
await pool.close()
