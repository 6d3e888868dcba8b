import { maskName, maskPhone } from '@yf/domain/masks'
import { companyNamesOf } from '#features/company/public.ts'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

interface OrderOwnerKey {
  readonly company_id: string
  readonly account_id: string
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** The owner, masked: staff have to tell members apart, not to know them. */
export async function peopleOf(
  { db, cipher }: Pick<StaffContext, 'db' | 'cipher'>,
  rows: readonly OrderOwnerKey[],
) {
  const accounts = unique(rows.map(({ account_id }) => account_id))
  const names = await namesOf(db, accounts)
  const phones = await phonesOf(db, cipher, accounts)
  const companies = await companyNamesOf(db, unique(rows.map(({ company_id }) => company_id)))
  return ({ company_id, account_id }: OrderOwnerKey) => ({
    companyName: companies.get(company_id) ?? '',
    memberName: maskName(names.get(account_id) ?? ''),
    memberPhone: maskPhone(phones.get(account_id) ?? ''),
  })
}
