import { sql } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { keepCompanyFile } from '#platform/files/stored-files.ts'
import type { OperationManualTable } from '#features/equity/tables.ts'
import { companies } from './companies.ts'
import { idOf } from './ids.ts'
import { guidePdf, documentsXlsx } from './manual-documents.ts'

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

interface ManualSeed extends Pick<OperationManualTable, 'kind' | 'name'> {
  readonly key: string
  readonly body: Buffer
}

/** 远山物流 has none, so that its members see the empty list. */
const givers = companies.filter(({ key }) => key !== 'yuanshan').map(({ key }) => key)

/**
 * The manuals of the demo companies: real files, written once. Separate from the other demo data, because writing
 * them takes longer than the rest together and nothing needs them right after the start. Returns whether they were
 * loaded.
 */
export async function addManuals(services: Services, db: Db): Promise<boolean> {
  if (!(await wantsManuals(db))) return false
  const manuals: readonly ManualSeed[] = [
    { key: 'guide', kind: 'pdf', name: '原力星球操作手册', body: await guidePdf() },
    { key: 'papers', kind: 'xlsx', name: '理赔材料清单', body: await documentsXlsx() },
  ]
  return db.transaction().execute(async (tx) => {
    await sql`lock table operation_manual in share row exclusive mode`.execute(tx)
    if (!(await wantsManuals(tx))) return false
    for (const company of givers) await addOf(services, tx, company, manuals)
    return true
  })
}

async function addOf(
  services: Services,
  tx: Db,
  company: string,
  manuals: readonly ManualSeed[],
): Promise<void> {
  const companyId = idOf('company', company)
  for (const [sort, { key, kind, name, body }] of manuals.entries()) {
    const ctx = { ...services, db: tx }
    const file = { companyId, module: 'manuals', contentType: types[kind], body }
    const { id: file_id } = await keepCompanyFile(ctx, file)
    const id = idOf('manual', `${company}/${key}`)
    const row = { company_id: companyId, id, name, kind, file_id, updated_at: services.clock.now(), sort }
    await tx.insertInto('operation_manual').values(row).execute()
  }
}

/** A database with companies other than the demo's, or with manuals, stays unchanged. */
async function wantsManuals(db: Db): Promise<boolean> {
  const manual = await db.selectFrom('operation_manual').select('id').limit(1).executeTakeFirst()
  if (manual) return false
  const ids = givers.map((key) => idOf('company', key))
  const known = await db.selectFrom('company').select('id').where('id', 'in', ids).execute()
  return known.length === ids.length
}
