import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import pg, { type Client } from 'pg'
import { migrate } from '#platform/db/migrate.ts'
import { copyFiles, measured } from './copy-files.ts'
import type { Manifest } from './dump.ts'
import { appliedMigrations, filledByMigrations, tablesInOrder } from './tables.ts'

const atOnce = 1000

/** Fills an empty database, and the folder of stored files, from a backup, completely or not at all. */
export async function load(url: string, folder: string, files: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  requireFiles(folder, manifest)
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await requireSameShape(client, manifest)
    for (const table of await tablesInOrder(client)) {
      if (filledByMigrations.includes(table)) await client.query(`delete from ${pg.escapeIdentifier(table)}`)
      else await requireEmpty(client, table)
      const count = await loadTable(client, table, path.join(folder, `${table}.jsonl.gz`))
      if (count !== (manifest.rows[table] ?? 0)) {
        throw new Error(`${table} 应有 ${manifest.rows[table]} 行，备份中只有 ${count} 行：备份已损坏`)
      }
    }
    await holdMessages(client)
    // Copied before the rows are committed: if the disk is full, the restore can be repeated.
    copyFiles(path.join(folder, 'files'), files)
    await client.query('commit')
    return manifest
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json')
  if (!fs.existsSync(file)) throw new Error(`${folder} 不是完整的备份：缺少 manifest.json`)
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest
}

function requireFiles(folder: string, { stored }: Manifest): void {
  if (!stored) return
  const { files, bytes } = measured(path.join(folder, 'files'))
  if (files !== stored.files || bytes !== stored.bytes)
    throw new Error(
      `应有 ${stored.files} 个文件共 ${stored.bytes} 字节，备份中有 ${files} 个共 ${bytes} 字节：备份已损坏`,
    )
}

async function requireSameShape(client: Client, manifest: Manifest): Promise<void> {
  const here = JSON.stringify(await appliedMigrations(client))
  if (here === JSON.stringify(manifest.migrations)) return
  const last = manifest.migrations.at(-1)?.name
  throw new Error(`备份来自另一个版本（最后的迁移是 ${last}）：请用那个版本的代码恢复，再升级`)
}

async function requireEmpty(client: Client, table: string): Promise<void> {
  const found = await client.query(`select 1 from ${pg.escapeIdentifier(table)} limit 1`)
  if (found.rowCount) throw new Error(`目标数据库不是空的（${table} 中有数据），未作任何改动`)
}

async function loadTable(client: Client, table: string, file: string): Promise<number> {
  if (!fs.existsSync(file)) return 0
  const name = pg.escapeIdentifier(table)
  const insert = async (lines: string[]) => {
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
      `[${lines.join(',')}]`,
    ])
  }
  let waiting: string[] = []
  let count = 0
  for await (const line of linesOf(file)) {
    waiting.push(line)
    count += 1
    if (waiting.length < atOnce) continue
    await insert(waiting)
    waiting = []
  }
  if (waiting.length > 0) await insert(waiting)
  return count
}

const newline = 0x0a

/**
 * The lines of a compressed file, one at a time. `readline` also splits at U+2028 and U+2029, which JSON does not
 * escape, so the bytes are split at the newline only.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  // Passes a file error on to the stream that the loop below reads.
  const bytes = pipeline(fs.createReadStream(file), createGunzip(), () => undefined)
  let begun: Buffer[] = []
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString()
      begun = []
      start = end + 1
    }
    if (start < chunk.length) begun.push(chunk.subarray(start))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString()
}

/**
 * A message that was pending may have reached the partner after the backup: an operator decides, so that nothing is
 * sent twice automatically.
 */
async function holdMessages(client: Client): Promise<void> {
  await client.query(
    `update outbox set dead_at = now(), last_error = '由备份恢复，等待人工确认'
      where delivered_at is null and dead_at is null`,
  )
}
