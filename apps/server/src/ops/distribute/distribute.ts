import { Client } from 'pg'
import {
  DistributeRefused,
  hasCitus,
  distributeTables,
  type DistributedTable,
} from '#platform/db/distribute.ts'
import { migrate } from '#platform/db/migrate.ts'
import { distributionColumn } from '#platform/db/distribution.ts'

/** Migrates the database and distributes its tables, reporting each table as it is done. */
export async function distribute(
  url: string,
  report: (line: string) => void,
): Promise<readonly DistributedTable[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await requireCitus(client)
    const applied = await migrate(url)
    if (applied.length > 0) report(`已执行 ${applied.length} 个迁移`)
    const all = await distributeTables(client, (placed) => report(lineOf(placed)))
    const count = (outcome: DistributedTable['outcome']) =>
      all.filter((one) => one.outcome === outcome).length
    report(
      `共 ${all.length} 张表：本次分布 ${count('placed')}，此前已分布 ${count('stood')}，留在协调节点 ${count('kept')}`,
    )
    return all
  } finally {
    await client.end()
  }
}

async function requireCitus(client: Client): Promise<void> {
  if (!(await hasCitus(client)))
    throw new DistributeRefused(
      '该数据库没有 Citus 扩展，未作任何改动：单机 PostgreSQL 不需要分布；要分布时请先在协调节点和各工作节点执行 create extension citus',
    )
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_dist_node where groupid = 0`,
  )
  if (rows[0]?.count === 0)
    throw new DistributeRefused(
      `协调节点还不知道自己的地址，未作任何改动：请先执行 select citus_set_coordinator_host('<主机>', <端口>)`,
    )
}

const labels = { placed: '已分布', stood: '此前已分布', kept: '留在协调节点' } as const

function lineOf({ table, distribution, outcome }: DistributedTable): string {
  const column = distributionColumn(distribution)
  const how = column === null ? (distribution.kind === 'reference' ? '每个节点一份' : '') : `按 ${column}`
  return [labels[outcome], table, how].filter(Boolean).join('  ')
}
