/**
 * The baseline: the list of carbon records with the real server's queries, on nothing but node:http and pg. The bench
 * starts it with DATABASE_URL and PORT.
 */
import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const statements = {
  session: 'select account_id, last_seen_at, ended_at from session where token_hash = $1',
  membership: `select c.alias, c.group_id, c.show_equity, m.is_family, m.holder_account_id, m.family_id
    from membership m join company c on c.id = m.company_id
    where m.account_id = $1 and m.company_id = $2 and m.status = 'active' order by m.is_family limit 1`,
  balance: `select balance from ledger_balance where company_id = $1 and book = 'carbon' and owner_id = $2`,
  records: `select id, reason, amount, created_at from ledger_entry
    where company_id = $1 and book = 'carbon' and owner_id = $2 order by created_at desc, id desc limit 20`,
}

const ask = (name: keyof typeof statements, values: string[]) =>
  pool.query<Record<string, unknown>>({ name, text: statements[name], values })

const shanghai = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

async function list(token: string, companyId: string): Promise<object | null> {
  const hash = createHash('sha256').update(token).digest('base64url')
  const session = (await ask('session', [hash])).rows[0]
  if (!session || session['ended_at']) return null
  const account = String(session['account_id'])
  if ((await ask('membership', [account, companyId])).rows.length === 0) return null
  const [balance, records] = await Promise.all([
    ask('balance', [companyId, account]),
    ask('records', [companyId, account]),
  ])
  return {
    balance: Number(balance.rows[0]?.['balance'] ?? 0),
    records: records.rows.map((row) => ({
      id: row['id'],
      reason: row['reason'],
      amount: Number(row['amount']),
      createTime: shanghai(row['created_at'] as Date),
    })),
  }
}

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bare')
  if (url.pathname === '/cpu') {
    const { user, system } = process.cpuUsage()
    response.end(String((user + system) / 1e6))
    return
  }
  const token = (request.headers.authorization ?? '').slice('Bearer '.length)
  const result = await list(token, url.searchParams.get('companyId') ?? '')
  const body = JSON.stringify({ success: Boolean(result), result, message: '', code: result ? 200 : 401 })
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}

const server = http.createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.statusCode = 500
    response.end(String(error))
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => server.close(() => void pool.end().then(() => process.exit())))
