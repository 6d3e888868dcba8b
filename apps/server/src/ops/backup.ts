/**
 * npm run backup -- <folder>     writes every row as of one moment, and the stored files, while the server runs. The
 * keys (FIELD_KEYS, LOOKUP_KEYS, or secrets.json in DATA_DIR) are not part of it: store them elsewhere.
 */
import { dump } from './backup/dump.ts'
import { openData } from './backup/where-data-is.ts'

const folder = process.argv[2]
if (!folder) {
  console.error('npm run backup -- <目录>')
  process.exit(1)
}
const data = await openData(process.env)
try {
  const { rows, stored } = await dump(data.url, folder, data.files)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `已备份 ${Object.keys(rows).length} 张表共 ${total} 行、${stored?.files ?? 0} 个文件：${folder}`,
  )
  console.log('加密密钥不在备份中，请另行妥善保管。')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await data.close()
}
