import { decryptedPerson, type Account } from '#features/identity/public.ts'
import { hasCertificate, numbersOf, peopleOfAccount } from '#features/people/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

interface Known {
  readonly account: Account
  readonly companyIds: readonly string[]
}

/** The certificate numbers that the account and its employers' entries carry. */
async function certificatesOf({ db, cipher }: StaffContext, { account, companyIds }: Known) {
  const own = (await decryptedPerson(db, cipher, account.id))?.certificateNumber ?? null
  const people = await peopleOfAccount(db, companyIds, account.id)
  const [first] = people
  const number = own ?? (first ? numbersOf(cipher, first).certificateNumber : null)
  return {
    number,
    isOne: number === null || people.every((person) => hasCertificate(cipher, person, number)),
  }
}

/** Why the two may be different people: one certificate, or one known certificate and the same name. */
export async function identityFaults(ctx: StaffContext, one: Known, other: Known): Promise<string[]> {
  const [first, second] = [await certificatesOf(ctx, one), await certificatesOf(ctx, other)]
  if (!first.isOne || !second.isOne) return ['同一账号在企业名单上的证件号码不一致']
  if (first.number === null && second.number === null) return ['两个账号都没有登记证件，不能确认是同一人']
  if (first.number !== null && second.number !== null)
    return first.number === second.number ? [] : ['两个账号的证件号码不一致']
  return one.account.name === other.account.name ? [] : ['两个账号的姓名不一致']
}
