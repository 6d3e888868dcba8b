import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { memory } from '@yf/server/testkit/memory'

const name = 'yuanli-planet-run-'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A killed run leaves its folder behind; folders of other users are left alone. */
function sweep(parent: string): void {
  for (const left of fs.readdirSync(parent).filter((entry) => entry.startsWith(name))) {
    if (isAlive(Number.parseInt(left.slice(name.length)))) continue
    try {
      fs.rmSync(path.join(parent, left), { recursive: true, force: true })
    } catch {}
  }
}

/**
 * The folder for all temporary data of a test run: data of servers, profiles of browsers. In memory where there is
 * room; open to other accounts like the system's own folder, because the database runs under one of them.
 */
export function openRunFolder(parent: string = memory ?? os.tmpdir()): string {
  sweep(parent)
  const folder = fs.mkdtempSync(path.join(parent, `${name}${process.pid}-`))
  fs.chmodSync(folder, 0o1777)
  return folder
}
