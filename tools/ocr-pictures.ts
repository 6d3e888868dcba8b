/**
 * Writes pictures of fictitious documents, each with its content as JSON next to it:
 *
 *     npm run ocr-pictures -- --from 0 --count 20 --out <folder> [--kind bankCard] [--layout flat] [--hardness hard] [--style provinces]
 *
 * Receipts for a claim of 林晓, four days old by default:
 *
 *     npm run ocr-pictures -- --from 1 --count 3 --out <folder> --payer 林晓 [--day 2026-03-01] [--yuan 268.5]
 *
 * The medical record of the same visit:
 *
 *     npm run ocr-pictures -- --from 1 --count 1 --out <folder> --payer 林晓 --kind medicalRecord [--sex 女] [--illness 急性咽炎]
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { fromYuan } from '@yf/domain/money'
import { pictureSet } from '@yf/ocr-pictures/picture-set'
import { styleNames } from '@yf/ocr-pictures/styles/styles'
import { hardnesses, kinds } from '@yf/ocr-pictures/truth'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '20' },
    out: { type: 'string' },
    kind: { type: 'string' },
    layout: { type: 'string' },
    hardness: { type: 'string' },
    style: { type: 'string' },
    payer: { type: 'string' },
    day: { type: 'string', default: addDays(shanghaiDay(new Date()), -4) },
    yuan: { type: 'string', default: '268.5' },
    sex: { type: 'string', default: '女' },
    illness: { type: 'string', default: '急性咽炎' },
  },
})
const { out, payer, day, yuan, illness } = values
if (!out) throw new Error('--out <folder> says where the pictures go')

function oneOf<T extends string>(name: string, value: string | undefined, all: readonly T[]): T | undefined {
  const found = all.find((one) => one === value)
  if (value !== undefined && !found) throw new Error(`--${name} is one of ${all.join(', ')}`)
  return found
}

const total = fromYuan(Number(yuan))
const sex = oneOf('sex', values.sex, ['男', '女'])
// Only this receipt and a record accept given content.
const isRecord = values.kind === 'medicalRecord'
const visit = payer ? { payer, hospital: '北京第一人民医院', day } : null
const overrides = visit && { ...visit, ...(isRecord ? { illness, ...(sex ? { sex } : {}) } : { total }) }
const layout = overrides && !isRecord ? 'electronicOutpatient' : values.layout
const kind = overrides && !isRecord ? 'medicalReceipt' : oneOf('kind', values.kind, kinds)
const hardness = oneOf('hardness', values.hardness, hardnesses)
const style = oneOf('style', values.style, styleNames)
fs.mkdirSync(out, { recursive: true })
for await (const { picture, type, truth } of pictureSet({
  from: Number(values.from),
  count: Number(values.count),
  ...(kind ? { kind } : {}),
  ...(layout ? { layout } : {}),
  ...(hardness ? { hardness } : {}),
  ...(style ? { style } : {}),
  ...(overrides ? { overrides } : {}),
})) {
  const name = `${String(truth.seed).padStart(5, '0')}-${truth.kind}-${truth.hardness}`
  fs.writeFileSync(path.join(out, `${name}.${type === 'png' ? 'png' : 'jpg'}`), picture)
  fs.writeFileSync(path.join(out, `${name}.json`), `${JSON.stringify(truth, null, 2)}\n`)
  console.log(name)
}
