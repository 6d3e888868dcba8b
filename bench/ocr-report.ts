import os from 'node:os'
import type { ComparedDocument, ComparedField, ComparedFieldName } from './ocr-compare.ts'
import type { ReaderUsage } from './ocr-readers.ts'

/** Required rates, in percent; the others are printed for information. */
const goals: Partial<Record<ComparedFieldName, number>> = {
  cardNumber: 99,
  number: 99,
  date: 99,
  total: 99,
  idNumber: 100,
  payer: 95,
  hospital: 95,
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

export function printAccuracy(compared: readonly ComparedDocument[]): void {
  console.log(`\n${compared.length} pictures`)
  for (const kind of new Set(compared.map(({ truth }) => truth.kind))) {
    const own = compared.filter(({ truth }) => truth.kind === kind)
    const right = own.filter(({ isKindRight }) => isKindRight).length
    console.log(`\n${kind}: ${own.length} pictures, told ${percent(right, own.length)}`)
    printFields(own.flatMap(({ fields }) => fields))
  }
  console.log('\nall kinds')
  const fields = compared.flatMap((one) => one.fields)
  printFields(fields)
  const sure = fields.filter(({ isSure }) => isSure)
  const wrong = sure.filter(({ isRight }) => !isRight).length
  console.log(
    `  marked sure ${percent(sure.length, fields.length)}; wrong among them ${wrong} (${percent(wrong, sure.length)}), at most 0.2 %; unsure ${percent(fields.length - sure.length, fields.length)}, at most 15 %`,
  )
}

function printFields(fields: readonly ComparedField[]): void {
  for (const name of new Set(fields.map((field) => field.name))) {
    const own = fields.filter((field) => field.name === name)
    const right = own.filter((field) => field.isRight).length
    const sure = own.filter((field) => field.isSure)
    const wrong = sure.filter((field) => !field.isRight).length
    const goal = goals[name] ? `, goal ${goals[name]} %` : ''
    console.log(
      `  ${name.padEnd(14)} ${percent(right, own.length).padStart(8)} of ${own.length}${goal}; sure ${percent(sure.length, own.length)}, wrong but sure ${wrong}`,
    )
  }
}

export interface Cost {
  readonly kind: string
  readonly cpuSeconds: number
}

const kindsOf = (costs: readonly Cost[]) => new Set(costs.map((cost) => cost.kind))

function meanOf(costs: readonly Cost[], kind: string): number {
  const own = costs.filter((cost) => cost.kind === kind)
  return own.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0) / own.length
}

export function printCosts(costs: readonly Cost[]): void {
  if (costs.length > 0) console.log('\nprocessor time')
  for (const kind of kindsOf(costs))
    console.log(`  ${kind.padEnd(16)} ${meanOf(costs, kind).toFixed(2)} s a picture`)
}

/**
 * The highest allowed cost relative to the other reader: six tenths of 0.69 for a receipt and eight tenths of 0.79
 * for a card, the earlier ratios.
 */
const mostOfOther: Readonly<Record<string, number>> = {
  medicalReceipt: 0.41,
  vatInvoice: 0.41,
  bankCard: 0.63,
}

export function printRatios(ours: readonly Cost[], others: readonly Cost[]): void {
  console.log('\nagainst @gutenye/ocr-node, which only reads the letters')
  for (const kind of kindsOf(ours)) {
    const ratio = meanOf(ours, kind) / meanOf(others, kind)
    const goal = mostOfOther[kind] ? `, at most ${mostOfOther[kind]}` : ''
    console.log(
      `  ${kind.padEnd(16)} ${ratio.toFixed(2)} of its ${meanOf(others, kind).toFixed(2)} s a picture${goal}`,
    )
  }
}

interface Speed extends ReaderUsage {
  readonly seconds: readonly number[]
  readonly wholeSeconds: number
}

export function printSpeed({ seconds, wholeSeconds, cpuSeconds, peaksMb }: Speed): void {
  const sorted = seconds.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const each = (sum: number) => (sum / Math.max(1, seconds.length)).toFixed(2)
  const [load = 0] = os.loadavg()
  console.log(`
seconds a picture: median ${at(0.5).toFixed(2)}, p95 ${at(0.95).toFixed(2)} (goal under 2)
seconds between two finished: ${each(wholeSeconds)}; of processor time a picture: ${each(cpuSeconds)}
peak memory a reader: ${peaksMb.map((peak) => `${peak} MB`).join(', ')} (at most 1200)
${os.availableParallelism()} cores, load ${load.toFixed(1)} at the end: above the number of cores the times are too long`)
}

export function printMisses(compared: readonly ComparedDocument[]): void {
  for (const { truth, kind, isKindRight, fields } of compared) {
    const missed = fields.filter((field) => !field.isRight)
    if (isKindRight && missed.length === 0) continue
    console.log(
      `\n${truth.seed} ${truth.kind} ${truth.layout} ${truth.hardness}${isKindRight ? '' : ` read as ${kind}`}`,
    )
    for (const { name, expected, read, isSure } of missed) {
      console.log(`  ${name}: ${expected} read as ${read}${isSure ? ' AND SURE' : ''}`)
    }
  }
}
