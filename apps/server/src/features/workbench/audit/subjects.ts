import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { caseIdOfNo, caseIdsOfInsured } from '#features/claims/public.ts'
import { accountIdOfPhone, accountIdsNamed } from '#features/identity/public.ts'

/** Cases and accounts that a search means. A row of the trail counts where it showed one of either. */
export interface Subjects {
  readonly cases: readonly string[]
  readonly members: readonly string[]
}

export async function casesNumbered(db: Db, caseNo: string): Promise<Subjects> {
  const id = await caseIdOfNo(db, caseNo)
  return { cases: id === null ? [] : [id], members: [] }
}

/** A phone number is looked up by its keyed hash; anything else is somebody's whole name. */
export async function membersCalled(db: Db, cipher: FieldCipher, called: string): Promise<Subjects> {
  if (/^\d+$/.test(called)) {
    const id = await accountIdOfPhone(db, cipher, called)
    return { cases: [], members: id === null ? [] : [id] }
  }
  const [cases, members] = await Promise.all([caseIdsOfInsured(db, called), accountIdsNamed(db, called)])
  return { cases, members }
}
