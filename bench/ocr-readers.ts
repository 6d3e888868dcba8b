import fs from 'node:fs'

export interface Spent {
  readonly peaksMb: readonly number[]
  /** Of all readers together, whatever else the machine was doing. */
  readonly cpuSeconds: number
}

/** Ticks of the clock that /proc counts in; the same on every Linux that matters. */
const ticksASecond = 100

/** What the readers take of the machine, from /proc; nothing where there is none. */
export function watchReaders(pids: () => readonly number[]): { stop: () => Spent } {
  const peaks = new Map<number, number>()
  const before = new Map<number, number>()
  const now = new Map<number, number>()
  const look = () => {
    for (const pid of pids()) {
      peaks.set(pid, peakOf(pid) ?? peaks.get(pid) ?? 0)
      const cpu = cpuOf(pid) ?? now.get(pid) ?? 0
      if (!before.has(pid)) before.set(pid, cpu)
      now.set(pid, cpu)
    }
  }
  look()
  const timer = setInterval(look, 500)
  return {
    stop: () => {
      look()
      clearInterval(timer)
      const cpuSeconds = [...now].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0)
      return { peaksMb: [...peaks.values()], cpuSeconds }
    },
  }
}

/** What these processes have spent since they began. */
export const cpuSecondsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (cpuOf(pid) ?? 0), 0)

const peakOf = (pid: number): number | null => {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1]
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
}

function cpuOf(pid: number): number | null {
  // The name of the program stands in brackets and may hold spaces: what counts comes after it.
  const fields = textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksASecond : null
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
