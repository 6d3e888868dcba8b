import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { entryAmounts } from '#platform/ledger/entries.ts'
import { post, type LedgerAccount } from '#platform/ledger/ledger.ts'
import { packageStates } from '@yf/domain/equity'
import type { Right } from './find.ts'

/**
 * Uses of a package are ledger entries: reserved when something begins, settled when the amount is known, returned
 * when it comes to nothing. Each happens once per business event (`consultation/…`, `booking/…`), however often it is
 * reported. The package's own row is locked first, so all of this is serialised there.
 */
export const rightsBook = 'rights'

const keys = {
  grant: 'grant',
  reserve: (event: string) => `reserve/${event}`,
  settle: (event: string) => `settle/${event}`,
  giveBack: (event: string) => `back/${event}`,
  raise: (total: number) => `raise/${total}`,
}

const reasons = {
  grant: '权益发放',
  reserve: '权益使用',
  settle: '多占部分退回',
  giveBack: '权益退回',
  raise: '权益追加',
}

export type Reservation = 'reserved' | 'already' | 'short' | 'notOpen'

export async function reserveRight(
  tx: Db,
  clock: Clock,
  right: Right,
  event: string,
  amount = 1,
): Promise<Reservation> {
  const opened = await open(tx, clock, right)
  if (!opened) return 'notOpen'
  const { account, row } = opened
  const posted = await entryAmounts(tx, account, [keys.reserve(event)])
  if (posted.size > 0) return 'already'
  if (right.familyId !== undefined && row.family_id !== right.familyId) return 'notOpen'
  const now = clock.now()
  if (row.start_time > now || row.end_time < now) return 'notOpen'
  const entry = { amount: -amount, reason: reasons.reserve, eventKey: keys.reserve(event) }
  const { outcome, balance } = await post(tx, clock, account, entry)
  if (outcome === 'insufficient') return 'short'
  await follow(tx, right, row.total, balance)
  return 'reserved'
}

/** The amount that an event reserved: no more can be settled. */
export async function reservedOf(db: Db, { companyId, packageId }: Right, event: string): Promise<number> {
  const account: LedgerAccount = { companyId, book: rightsBook, ownerId: packageId }
  return -((await entryAmounts(db, account, [keys.reserve(event)])).get(keys.reserve(event)) ?? 0)
}

export type Settlement = 'settled' | 'already' | 'nothing'

/** The amount actually used: the rest is returned. Without an amount all of the reservation was used. */
export async function settleRight(
  tx: Db,
  clock: Clock,
  right: Right,
  event: string,
  amount?: number,
): Promise<Settlement> {
  const opened = await open(tx, clock, right)
  if (!opened) return 'nothing'
  const { account, row } = opened
  const posted = await entryAmounts(tx, account, Object.values(keysOf(event)))
  const reserved = -(posted.get(keys.reserve(event)) ?? 0)
  if (reserved === 0 || posted.has(keys.giveBack(event))) return 'nothing'
  if (posted.has(keys.settle(event))) return 'already'
  const over = reserved - (amount ?? reserved)
  if (over < 0) throw new Error('more was used than was reserved')
  if (over === 0) return 'settled'
  const entry = { amount: over, reason: reasons.settle, eventKey: keys.settle(event), givesBack: true }
  const { balance } = await post(tx, clock, account, entry)
  await follow(tx, right, row.total, balance)
  return 'settled'
}

export type ReturnOutcome = 'givenBack' | 'already' | 'nothing'

/** Everything that the event still holds. The package keeps its term: returning does not renew it. */
export async function giveBackRight(
  tx: Db,
  clock: Clock,
  right: Right,
  event: string,
): Promise<ReturnOutcome> {
  const opened = await open(tx, clock, right)
  if (!opened) return 'nothing'
  const { account, row } = opened
  const posted = await entryAmounts(tx, account, Object.values(keysOf(event)))
  if (posted.has(keys.giveBack(event))) return 'already'
  const held = -[...posted.values()].reduce((sum, amount) => sum + amount, 0)
  if (held === 0) return 'nothing'
  const entry = { amount: held, reason: reasons.giveBack, eventKey: keys.giveBack(event), givesBack: true }
  const { balance } = await post(tx, clock, account, entry)
  await follow(tx, right, row.total, balance)
  return 'givenBack'
}

const keysOf = (event: string) => ({
  reserve: keys.reserve(event),
  settle: keys.settle(event),
  giveBack: keys.giveBack(event),
})

/** Locks the package, and posts its balance from before its first use here. */
async function open(tx: Db, clock: Clock, { companyId, packageId }: Right) {
  const row = await tx
    .selectFrom('equity_package')
    .select(['start_time', 'end_time', 'total', 'used', 'family_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', packageId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const account: LedgerAccount = { companyId, book: rightsBook, ownerId: packageId }
  const left = row.total - row.used
  const granted = await entryAmounts(tx, account, [keys.grant])
  if (granted.size === 0 && left > 0)
    await post(tx, clock, account, { amount: left, reason: reasons.grant, eventKey: keys.grant })
  return { account, row }
}

const follow = (tx: Db, { companyId, packageId }: Right, total: number, balance: number) =>
  tx
    .updateTable('equity_package')
    .set({
      total,
      used: total - balance,
      status: balance === 0 ? packageStates.usedUp : packageStates.usable,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', packageId)
    .execute()

/** The package has a higher total from now on; what was used of it stays used. */
export async function raiseTotal(tx: Db, clock: Clock, right: Right, total: number): Promise<void> {
  const opened = await open(tx, clock, right)
  if (!opened || opened.row.total >= total) return
  const amount = total - opened.row.total
  const entry = { amount, reason: reasons.raise, eventKey: keys.raise(total) }
  const { balance } = await post(tx, clock, opened.account, entry)
  await follow(tx, right, total, balance)
}
