import fs from 'node:fs'
import path from 'node:path'
import { StartRefused } from './ports.ts'
import { root } from './paths.ts'

/** The product's data there; the machine's keys stay, and the tests' caches. */
const renewed = ['postgres', 'files']

export const dataFolder = (env: NodeJS.ProcessEnv): string => path.resolve(root, env['DATA_DIR'] || '.data')

/** Whether a server of ours is using the database in this folder. */
function isInUse(dataDir: string): boolean {
  try {
    const file = path.join(dataDir, 'postgres/cluster/data/postmaster.pid')
    const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0])
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the database and the files, so that the next start loads the demo data again. */
export function dropDemoData(env: NodeJS.ProcessEnv): void {
  if (env['DATABASE_URL'])
    throw new StartRefused('已设置 DATABASE_URL：--reset 只重建内置数据库，请自行清空所连的数据库。')
  const dataDir = dataFolder(env)
  if (isInUse(dataDir))
    throw new StartRefused(`${dataDir} 中的数据库正在使用：请先停止使用它的程序，再用 --reset 重建。`)
  for (const name of renewed) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
}
