import fs from 'node:fs'

/** The highest memory each reader was seen with, in MB; nothing where the system has no /proc. */
export function watchMemory(pids: () => readonly number[]): { stop: () => number[] } {
  const peaks = new Map<number, number>()
  const look = () => {
    for (const pid of pids()) {
      const peak = peakOf(pid)
      if (peak) peaks.set(pid, peak)
    }
  }
  const timer = setInterval(look, 500)
  return {
    stop: () => {
      look()
      clearInterval(timer)
      return [...peaks.values()]
    },
  }
}

function peakOf(pid: number): number | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return null
  }
}
