/**
 * Rows with another id in every database, by a name that visits use: `?id={order.unpaid}`. Rows seeded under a name
 * of their own use that (`idOf`), in visits.ts.
 */
import { urlOf } from '@yf/contract/call'
import { billsAdminCalls } from '@yf/contract/bills-admin'
import pg from 'pg'
import { idOf } from '../../apps/server/seeds/ids.ts'
import type { ProductStage } from '../../e2e/support/stage.ts'
import { staffSession } from './sessions.ts'

const orderOf = (kind: string, state: number) =>
  `select id from shop_order where account_id = $1 and kind = '${kind}' and state = ${state} order by created_at desc`
const bookingOf = (kind: string, state: number) =>
  `select id from booking where account_id = $1 and kind = '${kind}' and state = ${state} order by starts_at desc`
const saleOf = (kind: string) =>
  `select sale.id from after_sale sale join shop_order o on o.id = sale.order_id and o.company_id = sale.company_id
   where sale.account_id = $1 and o.kind = '${kind}' order by sale.created_at desc`

/** Rows of 林晓 if they belong to a member. */
const questions = {
  'order.unpaid': orderOf('mall', 1),
  'order.paid': orderOf('mall', 2),
  'order.sent': orderOf('mall', 3),
  'order.received': orderOf('mall', 4),
  'order.card': orderOf('card', 4),
  'order.health': orderOf('health', 4),
  'order.activity': orderOf('activity', 2),
  'order.refunded': orderOf('activity', 7),
  'medicine.paid': orderOf('pharmacy', 2),
  'medicine.arrived': orderOf('pharmacy', 4),
  'sale.open': saleOf('mall'),
  'counselling.open': bookingOf('counselling', 2),
  'counselling.over': bookingOf('counselling', 3),
  'exam.booked': bookingOf('exam', 2),
  'exam.waiting': bookingOf('exam', 1),
  'offline.open': bookingOf('offline', 2),
  'offline.over': bookingOf('offline', 3),
  'offline.cancelled': bookingOf('offline', 4),
  paper: `select file.name as id from claim_material material
    join stored_file file on file.id = material.file_id
    join claim_case c on c.id = material.case_id and c.company_id = material.company_id
    where c.account_id = $1 and c.state = 6 order by material.sort`,
  'case.waiting': `select id from claim_case where state in (2, 3) order by submitted_at`,
  'examClaim.waiting': `select id from exam_claim where state = 1 order by submitted_at`,
} as const

export type RowName = keyof typeof questions | 'bill.ticket'

export async function findRows(stage: ProductStage): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  const found = new Map<string, string>()
  try {
    for (const [name, question] of Object.entries(questions)) {
      const values = question.includes('$1') ? [idOf('account', 'linxiao')] : []
      found.set(name, await firstOf(client, question, values, name))
    }
  } finally {
    await client.end()
  }
  return found.set('bill.ticket', await billTicket(stage))
}

/** Claim documents are generated after the start: wait for a missing one. */
async function firstOf(client: pg.Client, question: string, values: readonly string[], name: string) {
  for (let tries = 0; tries < 120; tries += 1) {
    const { rows } = await client.query<{ id: string }>(`${question} limit 1`, [...values])
    if (rows[0]) return rows[0].id
    await new Promise((later) => setTimeout(later, 1_000))
  }
  throw new Error(`the demo data hold no ${name}`)
}

/** Only the text message holds it: the operator sends it again. */
async function billTicket({ app, sandbox }: ProductStage): Promise<string> {
  const { token } = await staffSession(app, 'operator1')
  await fetch(app + urlOf(billsAdminCalls.sendBill), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ id: idOf('bill', 'dental') }),
  })
  for (;;) {
    const response = await fetch(`${sandbox}/inbox/sms?phone=13711112222`)
    const texts = (await response.json()) as { text: string }[]
    const ticket = /ticket=([^\s&]+)/.exec(texts[0]?.text ?? '')?.[1]
    if (ticket) return ticket
    await new Promise((later) => setTimeout(later, 200))
  }
}

export const withRows = (path: string, rows: ReadonlyMap<string, string>): string =>
  path.replace(/\{([\w.]+)\}/g, (_, name: string) => rows.get(name) ?? name)
