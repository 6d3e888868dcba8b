import type { Client } from 'pg'
import type { Statement } from './statements.ts'

/** The number of shards on which a statement runs; 0 when it needs none, as for a reference table. */
export async function taskCount(client: Client, { text, values }: Statement): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const counts = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count))
  return Math.max(0, ...counts)
}
