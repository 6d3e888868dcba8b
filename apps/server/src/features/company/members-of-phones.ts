import { maskPhone } from '@yf/domain/masks'
import { accountIdOfPhone } from '#features/identity/public.ts'
import type { CallContext } from '#platform/call/context.ts'
import { membershipOf } from './store.ts'

const mostNamed = 5

/** The accounts of registered employees with these phones; a fault names those that belong to none, masked. */
export async function membersOfPhones(
  { db, cipher }: Pick<CallContext, 'db' | 'cipher'>,
  companyId: string,
  phones: readonly string[],
): Promise<{ readonly accountIds: string[]; readonly fault: string | null }> {
  const accountIds: string[] = []
  const unknown: string[] = []
  for (const phone of phones) {
    const id = await accountIdOfPhone(db, cipher, phone)
    const membership = id ? await membershipOf(db, id, companyId) : undefined
    if (id && membership && !membership.isFamily) accountIds.push(id)
    else unknown.push(phone)
  }
  if (unknown.length === 0) return { accountIds, fault: null }
  const named = unknown.slice(0, mostNamed).map(maskPhone).join('、')
  return { accountIds, fault: `${unknown.length} 个手机号不是本企业已注册的员工：${named}` }
}
