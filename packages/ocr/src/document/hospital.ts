import { weakest, type RecognisedLine } from '../text/line.ts'
import { findAll } from '../text/rows.ts'
import { candidate, fieldOf } from './field.ts'
import { inDirectory } from './hospital-directory.ts'
import {
  hospitalNamePattern,
  isHospitalName,
  isInstitutionType,
  plainName,
  tornName,
} from './hospital-name.ts'
import { readBesideStamp } from './hospital-stamp.ts'
import { gap, sellerOf } from './labels.ts'
import type { DocumentKind, RecognisedField, NameVote } from './outcome.ts'
import type { Sheet } from './sheet.ts'

type NameSource = NameVote['from']
interface LabelledName {
  readonly from: NameSource
  readonly line: RecognisedLine
  readonly text: string
}

/** 医疗机构类型 is no label of a name, even where its colon was not read. */
const noName = '(?!类|等级|性质|代|编)'
const labels: ReadonlyArray<readonly [NameSource, RegExp]> = [
  [
    'payee',
    new RegExp(String.raw`(?:收款|开票)单位(?:名称)?[(章盖)]{0,4}${gap}(?<value>${tornName})`, 'dgu'),
  ],
  ['payee', new RegExp(String.raw`收款单位[(章盖)]{0,4}${gap}(?<value>[\p{Script=Han}()·]{4,30})`, 'dgu')],
  [
    'label',
    new RegExp(
      String.raw`(?:医疗机构|就诊医院|医院)(?:名称)?${noName}[(章盖)]{0,4}${gap}(?<value>${tornName})`,
      'dgu',
    ),
  ],
]
/** 综合医院 behind 医疗机构类型 is a type and no name. */
const anywhere = new RegExp(String.raw`(?<!类型${gap}\S{0,6})(?<value>${hospitalNamePattern})`, 'dgu')

const weights: Record<NameSource, number> = {
  payee: 3,
  seller: 3,
  label: 2.5,
  heading: 2,
  seal: 1,
  directory: 1.5,
  sound: 1,
}
const wellRead = 0.9

/**
 * The name with most votes in the document: its label, the payee's line, the heading, the stamp, and the directory.
 */
export async function hospitalField(
  sheet: Sheet,
  kind: DocumentKind,
): Promise<{ hospital?: RecognisedField<string>; votes: readonly NameVote[] }> {
  const named = namesOn(sheet, kind)
  const [first] = named
  if (!first) return { votes: [] }
  const again = await readBesideStamp(sheet, first)
  const read = [{ ...first, line: again, text: again.text }, ...named.slice(1)].map((one) => ({
    ...one,
    text: plainName(one.text),
  }))
  const directory = sheet.options.expectedHospitals ?? []
  const votes = votesFor(read, directory)
  const [best] = ranked(votes)
  if (!best) return { votes }
  const source = read.find(({ text }) => text === best.name) ?? read[0]!
  const isKnown =
    directory.includes(best.name) && source.text === best.name && weakest(source.line) >= wellRead
  const isTwice = read.filter(({ text }) => text === best.name).length > 1
  const field = fieldOf(candidate(best.name, source.line), sheet.scale, { isSure: isKnown || isTwice })
  return { hospital: field, votes }
}

/** Every name in the document, best first; each line votes once. */
function namesOn(sheet: Sheet, kind: DocumentKind): LabelledName[] {
  const seller = kind === 'vatInvoice' ? sellerOf(sheet) : undefined
  const labelled = labels.flatMap(([from, pattern]) =>
    findAll(sheet.rows, pattern).map(({ text, line }): LabelledName => ({ from, text, line })),
  )
  const top = new Set(sheet.rows.slice(0, Math.ceil(sheet.rows.length / 4)))
  const others = findAll(sheet.rows, anywhere).map(({ text, line, row }): LabelledName => {
    const isStamp = /专用|章$/.test(row.text)
    return { from: isStamp ? 'seal' : top.has(row) ? 'heading' : 'label', text, line }
  })
  const all: LabelledName[] = [
    ...(seller ? [{ ...seller, from: 'seller' as const }] : []),
    ...labelled,
    ...others,
  ]
  const seen = new Set<string>()
  return all
    .filter(({ text }) => !isInstitutionType(plainName(text)))
    .filter(({ line }) => {
      const position = `${Math.round(line.box.centre.x / 20)}/${Math.round(line.box.centre.y / 8)}`
      return !seen.has(position) && Boolean(seen.add(position))
    })
}

/** A torn or merged reading votes for the whole name that another one shows. */
function votesFor(read: readonly LabelledName[], directory: readonly string[]): NameVote[] {
  const own = read.map(({ from, text, line }): NameVote => {
    const whole = read.find(
      (other) => other.text !== text && other.text.endsWith(text) && isHospitalName(other.text),
    )
    return {
      from,
      name: whole && from === 'seal' ? whole.text : text,
      weight: weights[from] * line.confidence,
    }
  })
  const meant = own.flatMap(({ name, weight }): NameVote[] => {
    const entry = inDirectory(name, directory)
    return entry
      ? [{ from: entry.by, name: entry.name, weight: weight * entry.likeness + weights[entry.by] }]
      : []
  })
  return [...own, ...meant]
}

function ranked(votes: readonly NameVote[]): Array<{ name: string; weight: number }> {
  const sums = new Map<string, number>()
  for (const { name, weight } of votes) sums.set(name, (sums.get(name) ?? 0) + weight)
  return [...sums]
    .map(([name, weight]) => ({ name, weight }))
    .toSorted((one, other) => other.weight - one.weight)
}
