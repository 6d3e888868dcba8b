/**
 * The baseline for placing an order: the real server's statements for a mall order paid by money only, in the same
 * order and in one transaction, on nothing but node:http and pg. The bench starts it with DATABASE_URL and PORT.
 */
import { createHash, randomInt, randomUUID } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const statements = {
  token: 'select account_id, session_hash, expires_at from mall_session where token_hash = $1',
  session: 'select account_id, last_seen_at, ended_at from session where token_hash = $1',
  once: `insert into idempotency (scope, call, key, request_hash, created_at) values ($1, 'bare', $2, $3, $4)
    on conflict do nothing`,
  membership: `select c.alias, c.group_id, c.show_equity, m.is_family, m.holder_account_id, m.family_id
    from membership m join company c on c.id = m.company_id
    where m.account_id = $1 and m.company_id = $2 and m.status = 'active' order by m.is_family limit 1`,
  theme: `select owner_id, config::text as config from theme
    where owner_id in ($1, (select group_id from company where id = $1))`,
  ratio: `select distinct on (start_day) start_day, rules from points_rule_change
    where company_id = $1 and state = 'inForce' order by start_day, no desc`,
  article: `select p.id, p.name, p.picture, p.category, p.most_per_order, p.is_on_sale, p.sale_from, p.sale_until,
      v.id as "variantId", v.name as "variantName", v.price_fen as "priceFen", v.is_offered as "isOffered"
    from mall_variant v join mall_product p on p.id = v.product_id where v.id = $1`,
  address: 'select * from user_address where account_id = $1 and id = $2',
  keys: `insert into unique_key (kind, key, holder) values ('shop_order.id', $1, $2), ('shop_order.order_no', $3, $4)
    on conflict do nothing`,
  subject: 'select key_encrypted from subject_key where subject_id = $1',
  order: `insert into shop_order (company_id, id, account_id, order_no, kind, state, total_fen, coupon_fen, benefit_fen,
      points_fen, points_per_fen, money_fen, delivery, created_at, updated_at, pay_by)
    values ($1, $2, $3, $4, 'mall', 1, $5, 0, 0, 0, $6, $5, $7, $8, $8, $9)`,
  line: `insert into order_line (company_id, order_id, id, account_id, position, product_id, name, picture, unit_fen, quantity,
      returned, coupon_fen, benefit_fen, points_fen, money_fen)
    values ($1, $2, $3, $4, 0, $5, $6, $7, $8, 1, 0, 0, 0, 0, $8)`,
  take: 'update product_stock set on_hand = on_hand - 1 where product_id = $1 and on_hand >= 1',
  holding: `insert into order_holding (company_id, order_id, id, component, line_id, data, state)
    values ($1, $2, $3, 'stock', $4, $5, 'held')`,
  event: `insert into state_event (company_id, subject_kind, subject_id, id, from_state, to_state, actor, reason, at)
    values ($1, 'order', $2, $3, null, '1', $4, '提交订单', $5)`,
  answer: `update idempotency set answer_encrypted = $1 where scope = $2 and call = 'bare' and key = $3`,
}

interface OrderTarget {
  readonly companyId: string
  readonly variantId: string
  readonly addressId: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

async function placeOrder(
  token: string,
  key: string,
  { companyId, variantId, addressId }: OrderTarget,
): Promise<object> {
  const client = await pool.connect()
  const ask = async (name: keyof typeof statements, ...values: unknown[]) =>
    (await client.query<Record<string, string>>({ name, text: statements[name], values })).rows[0]
  try {
    const found = await ask('token', hashOf(token))
    const account = found!['account_id']!
    await ask('session', found!['session_hash'])
    const now = new Date()
    await client.query('begin')
    await ask('once', account, key, hashOf(companyId + variantId), now)
    await ask('membership', account, companyId)
    await ask('theme', companyId)
    const rules = (await ask('ratio', companyId))?.['rules'] as { pointsPerFen?: number } | undefined
    const ratio = rules?.pointsPerFen ?? 1
    const article = await ask('article', variantId)
    const address = await ask('address', account, addressId)
    const [id, line] = [randomUUID(), randomUUID()]
    const no = `BARE${randomInt(2 ** 47)}`
    await ask('keys', id, companyId, no, id)
    await ask('subject', account)
    const price = Number(article!['priceFen'])
    const until = new Date(now.getTime() + 1_800_000)
    await ask('order', companyId, id, account, no, price, ratio, address!['contact_encrypted'], now, until)
    const { name, picture } = article as { name: string; picture: string }
    await ask('line', companyId, id, line, account, variantId, name, picture, price)
    await ask('take', variantId)
    await ask('holding', companyId, id, randomUUID(), line, { productId: variantId, quantity: 1 })
    await ask('event', companyId, id, randomUUID(), account, now)
    const result = { orderId: id, state: 1, moneyFen: price }
    await ask('answer', JSON.stringify(result), account, key)
    await client.query('commit')
    return { code: '200', data: result, message: '' }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const server = http.createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage()
    response.end(String((user + system) / 1e6))
    return
  }
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    const { token_mall: token, 'idempotency-key': key } = request.headers
    placeOrder(String(token), String(key), JSON.parse(body) as OrderTarget).then(
      (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => server.close(() => void pool.end().then(() => process.exit())))
