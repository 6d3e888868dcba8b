import fs from 'node:fs'
import os from 'node:os'

/** Room for two heavy tasks at once; a small machine runs them one after the other. */
export const isRoomy = os.totalmem() > 7e9 && os.availableParallelism() > 1

/** CPU time so far, in seconds; `taken` is what the host gave to other machines meanwhile. */
export interface Machine {
  readonly worked: number
  readonly idle: number
  readonly taken: number
}

const perSecond = 100

/** From the first line of /proc/stat: user nice system idle iowait irq softirq steal. */
export function readMachine(stat: string): Machine {
  const ticks = stat.split('\n')[0]!.trim().split(/\s+/).slice(1).map(Number)
  const seconds = (...columns: number[]) =>
    columns.reduce((total, column) => total + (ticks[column] ?? 0), 0) / perSecond
  return { worked: seconds(0, 1, 2, 5, 6), idle: seconds(3, 4), taken: seconds(7) }
}

/** Where it can be read. */
export const machineNow = (): Machine | null =>
  process.platform === 'linux' ? readMachine(fs.readFileSync('/proc/stat', 'utf8')) : null

/** A shared machine's speed depends on its neighbours: CPU time shows the cost of a run, the clock does not. */
export function machineText(before: Machine, after: Machine, cores = os.availableParallelism()): string {
  const [worked, idle, taken] = (['worked', 'idle', 'taken'] as const).map((key) =>
    Math.round(after[key] - before[key]),
  ) as [number, number, number]
  return `${cores} cores: ${worked} s of work, ${idle} s of rest, ${taken} s taken by other machines`
}
