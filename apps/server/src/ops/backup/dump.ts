import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg, { type Client } from 'pg'
import { copyFiles, type CopiedFiles } from './copy-files.ts'
import { appliedMigrations, tablesInOrder, type AppliedMigration } from './tables.ts'

export interface Manifest {
  readonly takenAt: string
  readonly migrations: readonly AppliedMigration[]
  readonly rows: Readonly<Record<string, number>>
  /** Number of stored files besides the rows. Older backups do not have it. */
  readonly stored?: CopiedFiles
}

const atOnce = 1000

/**
 * Every row of every table as of one moment, as JSON lines, and the stored files. The database writes and reads the JSON
 * itself, so nothing is rounded.
 */
export async function dump(url: string, folder: string, files: string): Promise<Manifest> {
  fs.mkdirSync(folder, { recursive: true })
  if (fs.readdirSync(folder).length > 0) throw new Error(`${folder} 不是空目录`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const rows: Record<string, number> = {}
    for (const table of await tablesInOrder(client)) {
      rows[table] = await dumpTable(client, table, path.join(folder, `${table}.jsonl.gz`))
    }
    const migrations = await appliedMigrations(client)
    await client.query('commit')
    // Files are copied after the rows: every file that a row refers to is then included, and an extra one does no
    // harm.
    const stored = copyFiles(files, path.join(folder, 'files'))
    const manifest = { takenAt: new Date().toISOString(), migrations, rows, stored }
    // Written last: a folder without it is an incomplete backup.
    fs.writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  } finally {
    await client.end()
  }
}

async function dumpTable(client: Client, table: string, file: string): Promise<number> {
  const zip = createGzip()
  const out = zip.pipe(fs.createWriteStream(file, { mode: 0o600 }))
  const name = pg.escapeIdentifier(table)
  await client.query(`declare lines no scroll cursor for select row_to_json(t)::text as line from ${name} t`)
  let count = 0
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from lines`)
    if (rows.length === 0) break
    count += rows.length
    const text = rows.map((row) => `${row.line}\n`).join('')
    if (!zip.write(text)) await once(zip, 'drain')
  }
  await client.query('close lines')
  zip.end()
  await finished(out)
  return count
}
