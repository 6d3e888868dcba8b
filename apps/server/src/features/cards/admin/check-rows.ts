import type { QuotaRow } from '@yf/contract/cards-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { amountText } from '@yf/domain/equity'
import { maskName } from '@yf/domain/masks'
import { quotaKey, readQuota, type Quota } from '@yf/domain/quota-row'
import { requireMembership } from '#features/company/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { accountIdOfPhone, accountOf } from '#features/identity/public.ts'
import { holdUnregistered } from '#features/people/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

/** The recipient of a row. */
export interface Receiver {
  /** null: the person has not registered */
  readonly accountId: string | null
  readonly familyId: string | null
  /** Who has not registered: what is granted is attached at registration. */
  readonly personId: string | null
  /** Unmasked: mask it before it leaves the server. */
  readonly name: string
}

export interface CheckedRow {
  readonly line: number
  readonly faults: readonly string[]
  readonly what: string
  readonly quota: Quota | null
  readonly receiver: Receiver | null
}

type RowCheckDeps = Pick<StaffContext, 'db' | 'cipher' | 'clock'>

/** Checks each row on its own, so that staff see all faults of a table at once; writes nothing. */
export async function checkRows(
  ctx: RowCheckDeps,
  companyId: string,
  rows: readonly QuotaRow[],
): Promise<CheckedRow[]> {
  const today = shanghaiDay(ctx.clock.now())
  const lineOfKey = new Map<string, number>()
  const checked: CheckedRow[] = []
  for (const row of rows) {
    const read = readQuota(row, today)
    if (read.kind === 'faulty') {
      checked.push({
        line: row.line,
        faults: read.faults,
        what: row.benefit.trim(),
        quota: null,
        receiver: null,
      })
      continue
    }
    const { quota } = read
    const twin = lineOfKey.get(quotaKey(quota))
    lineOfKey.set(quotaKey(quota), twin ?? row.line)
    const found = await receiverOf(ctx, companyId, quota)
    const faults = [
      typeof found === 'string' ? found : null,
      twin === undefined ? null : `与第 ${twin} 行重复`,
    ].filter((fault) => fault !== null)
    const receiver = typeof found === 'string' ? null : found
    const what = `${quota.benefit} ${amountText(quota.unit, quota.amount)}，${quota.startDay} 至 ${quota.endDay}`
    checked.push({ line: row.line, faults, what, quota, receiver })
  }
  return checked
}

/** Otherwise the reason why no recipient was found. */
async function receiverOf(
  ctx: RowCheckDeps,
  companyId: string,
  { phone, familyName }: Quota,
): Promise<Receiver | string> {
  const accountId = await accountIdOfPhone(ctx.db, ctx.cipher, phone)
  const membership = accountId ? await requireMembership(ctx.db, accountId, companyId) : null
  if (!accountId || !membership || membership.isFamily)
    return unregistered(ctx, companyId, { phone, familyName })
  const personId = null
  if (familyName === null) {
    const person = await accountOf(ctx.db, accountId)
    return { accountId, familyId: null, personId, name: person?.name ?? '' }
  }
  const family = await decryptedFamily(ctx.db, ctx.cipher, accountId)
  const named = family.filter(({ name }) => name === familyName)
  if (named.length > 1) return `该员工有多位名为“${familyName}”的家属，请在 App 中区分`
  return named[0]
    ? { accountId, familyId: named[0].id, personId, name: familyName }
    : `该员工没有名为“${familyName}”的家属`
}

/** An employee whom the company has announced with this phone. */
async function unregistered(
  ctx: RowCheckDeps,
  companyId: string,
  { phone, familyName }: Pick<Quota, 'phone' | 'familyName'>,
): Promise<Receiver | string> {
  const found = await holdUnregistered(ctx, companyId, phone)
  if (found.length === 0) return '不是这家企业的员工'
  if (found.length > 1) return '这家企业有多名员工登记了这个手机号，请先在员工名册中改正'
  if (familyName !== null) return '该员工尚未注册，家属的权益请在注册后导入'
  return { accountId: null, familyId: null, personId: found[0]!.id, name: found[0]!.name }
}

export const toRowDto = ({ line, faults, what, receiver }: CheckedRow) => ({
  line,
  who: receiver && maskName(receiver.name),
  what,
  faults: [...faults],
})
