import fs from 'node:fs'

export interface ReaderUsage {
  readonly peaksMb: readonly number[]
  /** Of all readers together, independent of other load. */
  readonly cpuSeconds: number
}

/** Clock ticks of /proc; the same on every relevant Linux. */
const ticksASecond = 100

/** Resource usage of the readers, from /proc; zero without it. */
export function watchReaders(pids: () => readonly number[]): { stop: () => ReaderUsage } {
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

/** CPU time of these processes since their start. */
export const cpuSecondsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (cpuOf(pid) ?? 0), 0)

const peakOf = (pid: number): number | null => {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1]
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
}

function cpuOf(pid: number): number | null {
  // The program's name is in brackets and may hold spaces: parse what follows it.
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
