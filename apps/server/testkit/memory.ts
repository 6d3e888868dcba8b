import { statfsSync } from 'node:fs'

const folder = '/dev/shm'
const tmpfs = 0x01021994
/** A run's write-ahead log, its few simultaneous databases and the files of its browsers take a quarter of it. */
const neededBytes = 4e9

function hasRoom(): boolean {
  try {
    const { type, bsize, bavail } = statfsSync(folder)
    return type === tmpfs && bsize * bavail > neededBytes
  } catch {
    return false
  }
}

/** A folder in memory, without disk access; null on machines that have none, or too little. */
export const memory: string | null = hasRoom() ? folder : null
