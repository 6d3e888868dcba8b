/**
 * npm run bench:ocr [-- --from 1000 --count 200 --processes 1 --style held-out --kind bankCard --hardness hard
 * --misses --alone --against] Accuracy and speed of reading documents, with the product's known names and hospitals
 * or (--alone) without, on pictures that nothing was tuned on (seeds from 1000, and every seed of the style
 * held-out). With --against also the cost of another reader for the same pictures. It asserts nothing.
 */
import { parseArgs } from 'node:util'
import { pictureSet } from '@yf/ocr-pictures/picture-set'
import { styleNames } from '@yf/ocr-pictures/styles/styles'
import { hardnesses, kinds, type DrawnDocument } from '@yf/ocr-pictures/truth'
import { createOcrPool } from '../apps/server/src/platform/ocr/pool.ts'
import { costsOfOther } from './ocr-against.ts'
import { compare, type ComparedDocument } from './ocr-compare.ts'
import { expectationsOf } from './ocr-expected.ts'
import { cpuSecondsOf, watchReaders } from './ocr-readers.ts'
import { printAccuracy, printCosts, printMisses, printRatios, printSpeed, type Cost } from './ocr-report.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1000' },
    count: { type: 'string', default: '200' },
    processes: { type: 'string', default: '1' },
    kind: { type: 'string' },
    style: { type: 'string' },
    hardness: { type: 'string' },
    misses: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    against: { type: 'boolean', default: false },
  },
})

const kind = kinds.find((one) => one === values.kind)
const hardness = hardnesses.find((one) => one === values.hardness)
const style = styleNames.find((one) => one === values.style)
if (values.style !== undefined && !style) throw new Error(`--style is one of ${styleNames.join(', ')}`)
const filters = { ...(kind && { kind }), ...(style && { style }), ...(hardness && { hardness }) }

// Drawn beforehand, so that drawing does not slow down reading.
const pictures: DrawnDocument[] = []
const set = pictureSet({ from: Number(values.from), count: Number(values.count), ...filters })
for await (const drawn of set) pictures.push(drawn)

const expected = values.alone ? () => ({}) : expectationsOf(pictures)
const processes = Number(values.processes)
const pool = createOcrPool({ processes, cpuLimitMs: 120_000, maxRssMb: 1200, queueLimit: processes })
const compared: ComparedDocument[] = []
const seconds: number[] = []
const costs: Cost[] = []
const next = pictures.values()

/** Each as a member of its own: one member never gets all readers. */
async function readOn(person: string): Promise<void> {
  for (const drawn of next) {
    const { picture, truth } = drawn
    const start = performance.now()
    const before = cpuSecondsOf(pool.pids())
    const outcome = await pool.read(person, picture, expected(drawn))
    // With several readers, their CPU time cannot be separated.
    if (processes === 1) costs.push({ kind: truth.kind, cpuSeconds: cpuSecondsOf(pool.pids()) - before })
    seconds.push((performance.now() - start) / 1000)
    compared.push(compare(truth, outcome))
  }
}

// Each reader loads its models before the clock starts.
await Promise.all(pictures.slice(0, processes).map(({ picture }, at) => pool.read(`${at}`, picture)))
const readers = watchReaders(() => pool.pids())
const started = performance.now()
await Promise.all(Array.from({ length: processes }, (_, at) => readOn(`${at}`)))
const wholeSeconds = (performance.now() - started) / 1000
const spent = readers.stop()
printAccuracy(compared)
printCosts(costs)
if (values.against) printRatios(costs, costsOfOther(pictures))
printSpeed({ seconds, wholeSeconds, ...spent })
if (values.misses) printMisses(compared)
await pool.close()
