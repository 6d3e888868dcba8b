/**
 * npm run backup -- <folder>     every row as of one moment, and the stored files, while the server runs
 * The keys (FIELD_KEYS, LOOKUP_KEYS, or secrets.json in DATA_DIR) are not part of it: keep them elsewhere.
 */
import fs from 'node:fs'
import path from 'node:path'
import { dump } from './backup/dump.ts'
import { openData } from './backup/where-data-is.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('npm run backup -- <目录>')
  process.exit(1)
}
const data = await openData(process.env)
try {
  const { rows } = await dump(data.url, folder)
  // After the rows: a file that a row names is there, one too many does no harm.
  if (fs.existsSync(data.files)) fs.cpSync(data.files, path.join(folder, 'files'), { recursive: true })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`已备份 ${Object.keys(rows).length} 张表，共 ${total} 行：${folder}`)
  console.log('加密密钥不在备份中，请另行妥善保管。')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await data.close()
}
