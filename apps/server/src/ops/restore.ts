/** npm run restore -- <folder>: fills an empty database, and the folder of files, from a backup. */
import { load } from './backup/load.ts'
import { openData } from './backup/where-data-is.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('npm run restore -- <目录>')
  process.exit(1)
}
const data = await openData(process.env)
try {
  const { rows, takenAt } = await load(data.url, folder, data.files)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`已恢复 ${takenAt} 的备份，共 ${total} 行。请用原来的密钥启动。`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await data.close()
}
