/**
 * npm run staff -- add <account> <name> <role>      manages the staff accounts of the console; also role, reset,
 * disable, enable, list. Takes DATABASE_URL or DATA_DIR as the server does. A password comes from stdin or is
 * generated and printed once.
 */
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openData } from './backup/where-data-is.ts'
import { runStaff } from './staff/commands.ts'
import { readPassword } from './staff/password.ts'

const data = await openData(process.env)
const database = openDatabase(data.url, { poolSize: 1 })
try {
  const { isDone, lines } = await runStaff(process.argv.slice(2), {
    database,
    clock: systemClock,
    readPassword: () => readPassword(process.stdin, process.stderr),
  })
  for (const line of lines) (isDone ? console.log : console.error)(line)
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  const isUnmigrated = (error as { code?: string }).code === '42P01'
  console.error(isUnmigrated ? '数据库还没有初始化，请先启动一次服务' : (error as Error).message)
  process.exitCode = 1
} finally {
  await database.close()
  await data.close()
}
