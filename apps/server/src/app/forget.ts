/**
 * npm run forget -- <account id>     deletes the data subject key of one person, and with it their pictures,
 * documents and texts. Takes the settings of the server, including FIELD_KEYS. Only an earlier backup can undo it.
 */
import path from 'node:path'
import { systemClock } from '#platform/clock.ts'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { openDatabase } from '#platform/db/database.ts'
import { folderStore } from '#platform/files/folder.ts'
import { s3Store } from '#platform/files/s3.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { forgetPerson } from './forget-person.ts'
import { readSettings } from './settings.ts'

const accountId = process.argv[2] ?? ''
if (!/^[0-9a-f-]{36}$/.test(accountId)) {
  console.error('npm run forget -- <账号编号>')
  process.exit(1)
}
const settings = readSettings(process.env)
// Without a database setting it uses the embedded one, and joins it when the server is running.
const embedded = settings.databaseUrl
  ? null
  : await startEmbedded({ dataDir: path.join(settings.dataDir, 'postgres'), port: settings.embeddedPort })
const database = openDatabase(embedded?.url ?? settings.databaseUrl, { poolSize: 1 })
try {
  const files = settings.files.kind === 's3' ? s3Store(settings.files) : folderStore(settings.files.folder)
  const ctx = { db: database.db, cipher: createFieldCipher(settings), clock: systemClock, files }
  const isDone = (await forgetPerson(ctx, accountId)) === 'forgotten'
  if (isDone)
    console.log('已删除该账号的密钥：其影像、文件与健康信息不可再读取。早先的备份仍可读取，请一并处理。')
  else console.error('没有这个账号')
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await database.close()
  await embedded?.stop()
}
