import type { Client } from 'pg'
import type { Statement } from './statements.ts'

/** On how many shards a statement is run; 0 where it needs none, as for a copy that each node has. */
export async function taskCount(client: Client, { text, values }: Statement): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const counts = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count))
  return Math.max(0, ...counts)
}
