import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Hooks } from '#platform/hooks.ts'
import type { Db } from '#platform/db/handle.ts'
import { caseIdOfNo, caseIdsOfInsured } from '#features/claims/public.ts'
import { accountIdOfPhone, accountIdsNamed } from '#features/identity/public.ts'

/** Cases and accounts that a search means. A row of the trail counts where it showed one of either. */
export interface Subjects {
  readonly cases: readonly string[]
  readonly members: readonly string[]
}

type Rooms = Hooks['deskRooms']

export async function casesNumbered(db: Db, rooms: Rooms, caseNo: string): Promise<Subjects> {
  const ids = await Promise.all([caseIdOfNo(db, caseNo), ...rooms.map((room) => room.idOfNumber(db, caseNo))])
  return { cases: ids.filter((id) => id !== null), members: [] }
}

/** A phone number is looked up by its keyed hash; anything else is somebody's whole name. */
export async function membersCalled(
  { db, cipher, hooks }: { readonly db: Db; readonly cipher: FieldCipher; readonly hooks: Hooks },
  called: string,
): Promise<Subjects> {
  if (/^\d+$/.test(called)) {
    const id = await accountIdOfPhone(db, cipher, called)
    return { cases: [], members: id === null ? [] : [id] }
  }
  const [members, ...cases] = await Promise.all([
    accountIdsNamed(db, called),
    caseIdsOfInsured(db, called),
    ...hooks.deskRooms.map((room) => room.idsNamed(db, called)),
  ])
  return { cases: cases.flat(), members }
}
