/**
 * npm run ocr-pictures -- --from 0 --count 20 --out <folder> [--kind bankCard] [--layout flat] [--hardness hard]
 * Writes pictures of invented papers, each with what stands in it as JSON beside it.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pictureSet } from '@yf/ocr-pictures/picture-set'
import { hardnesses, kinds } from '@yf/ocr-pictures/truth'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '20' },
    out: { type: 'string' },
    kind: { type: 'string' },
    layout: { type: 'string' },
    hardness: { type: 'string' },
  },
})
const { out, layout } = values
if (!out) throw new Error('--out <folder> says where the pictures go')

function oneOf<T extends string>(name: string, value: string | undefined, all: readonly T[]): T | undefined {
  const found = all.find((one) => one === value)
  if (value !== undefined && !found) throw new Error(`--${name} is one of ${all.join(', ')}`)
  return found
}

const kind = oneOf('kind', values.kind, kinds)
const hardness = oneOf('hardness', values.hardness, hardnesses)
fs.mkdirSync(out, { recursive: true })
for await (const { picture, type, truth } of pictureSet({
  from: Number(values.from),
  count: Number(values.count),
  ...(kind ? { kind } : {}),
  ...(layout ? { layout } : {}),
  ...(hardness ? { hardness } : {}),
})) {
  const name = `${String(truth.seed).padStart(5, '0')}-${truth.kind}-${truth.hardness}`
  fs.writeFileSync(path.join(out, `${name}.${type === 'png' ? 'png' : 'jpg'}`), picture)
  fs.writeFileSync(path.join(out, `${name}.json`), `${JSON.stringify(truth, null, 2)}\n`)
  console.log(name)
}
