import type { MemberPart } from '@yf/domain/audit-actions'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import { shanghaiMoment } from '@yf/domain/dates'
import { companyIdsOf, companyNamesOf } from '#features/company/public.ts'
import { accountById, decryptedPerson, isReleased, type Account } from '#features/identity/public.ts'
import { recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

/** Parts are loaded again whenever the page opens: within an hour the same part counts as one read. */
const hour = 3_600_000

export const seenMember = (id: string) => ({ seen: [{ id, account_id: id }] })

export interface ShownMember {
  readonly id: string
  readonly name: string
  /** The companies that may have rows of the member. */
  readonly companyIds: readonly string[]
}

/** The member of a part, whose read is recorded; null: there is no such member. */
export async function memberOfPart(
  ctx: StaffContext,
  id: string,
  part: MemberPart,
): Promise<ShownMember | null> {
  const account = await accountById(ctx.db, id)
  if (!account) return null
  const payload = { name: account.name, part }
  await recordRead(ctx, { action: 'readMemberPart', ...seenMember(id), payload }, hour)
  return { id, name: account.name, companyIds: await companyIdsOf(ctx.db, id) }
}

/** In place of the phone of an account that was merged into another one. */
export const released = '已释放'

/** With masked numbers. */
export async function toShownMember({ db, cipher }: StaffContext, account: Account) {
  const person = await decryptedPerson(db, cipher, account.id)
  if (!person) throw new Error('the account was there a moment ago')
  return {
    id: account.id,
    name: account.name,
    maskedPhone: isReleased(person.phone) ? released : maskPhone(person.phone),
    certificateType: person.certificateKind,
    maskedCertificate: person.certificateNumber && maskCertificate(person.certificateNumber),
    status: account.status,
    createTime: shanghaiMoment(account.created_at),
  }
}

/** Names the company of each row. */
export async function withCompanies<Row extends { readonly company_id: string }>(
  { db }: StaffContext,
  rows: readonly Row[],
): Promise<(row: Row) => { readonly companyId: string; readonly companyName: string }> {
  const names = await companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  return ({ company_id }) => ({ companyId: company_id, companyName: names.get(company_id) ?? '' })
}
