/**
 * npm run distribute      distributes an empty or a filled database on Citus; safe to repeat. Takes DATABASE_URL of
 * the coordinator. The server works on it unchanged afterwards.
 */
import pg from 'pg'
import { distribute } from './distribute/distribute.ts'

const url = process.env['DATABASE_URL']
if (!url) {
  console.error('请用 DATABASE_URL 指定 Citus 协调节点上的数据库')
  process.exit(1)
}
try {
  await distribute(url, (line) => console.log(line))
} catch (error) {
  const isExpected = error instanceof Error && !(error instanceof pg.DatabaseError)
  console.error(isExpected ? error.message : `未能完成：${(error as Error).message}`)
  process.exitCode = 1
}
