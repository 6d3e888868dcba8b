import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedRefused } from './refused.ts'

export type Release = () => void

const busy = 5

/**
 * Locks between processes that the kernel releases when a process dies, however it dies. Node offers no file locks;
 * an empty SQLite file provides them on every system, for one holder (exclusive) or many (shared).
 */
export function tryLock(file: string, kind: 'exclusive' | 'shared'): Release | null {
  const handle = new DatabaseSync(file, { timeout: 0 })
  try {
    if (kind === 'exclusive') handle.exec('begin exclusive')
    else handle.exec('begin; select count(*) from sqlite_schema')
  } catch (error) {
    handle.close()
    if ((error as { errcode?: number }).errcode === busy) return null
    throw error
  }
  let isHeld = true
  return () => {
    if (isHeld) handle.close()
    isHeld = false
  }
}

export async function lock(
  file: string,
  kind: 'exclusive' | 'shared',
  longestWaitMs = 120_000,
): Promise<Release> {
  const deadline = Date.now() + longestWaitMs
  for (;;) {
    const release = tryLock(file, kind)
    if (release) return release
    if (Date.now() > deadline)
      throw new EmbeddedRefused(`${file} 一直被其他进程占用：请先停止使用同一目录的程序`)
    await wait(20)
  }
}
