import { sql, type Selectable } from 'kysely'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { hasUploaded } from '#platform/files/uploaded.ts'
import type { VerifiedPerson } from './rules.ts'
import { certificateField, certificateRow, phoneRow } from './encrypted.ts'
import type { FamilyMemberTable } from './tables.ts'

export type MemberRow = Selectable<FamilyMemberTable>

export const familyOf = (db: Db, accountId: string): Promise<MemberRow[]> =>
  db
    .selectFrom('family_member')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The family, locked against changes until the transaction ends. */
export async function takeFamily(db: Db, accountId: string): Promise<MemberRow[]> {
  await db
    .insertInto('family')
    .values({ account_id: accountId, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ changes: sql<number>`family.changes + 1` }),
    )
    .execute()
  return familyOf(db, accountId)
}

/** A person as columns, encrypted for this row. */
export const personColumns = (cipher: FieldCipher, id: string, person: VerifiedPerson) => ({
  name: person.name,
  relation: person.relation,
  gender: person.gender,
  birth: person.birth,
  certificate_kind: person.kind,
  certificate_hash: cipher.lookup(person.number, certificateField),
  certificate_encrypted: cipher.encrypt(person.number, certificateRow(id)),
})

export const encryptPhone = (cipher: FieldCipher, id: string, phone: string): string =>
  cipher.encrypt(phone, phoneRow(id))

export const holderOf = (
  cipher: FieldCipher,
  family: readonly MemberRow[],
  number: string,
): MemberRow | undefined => {
  const hashes = cipher.lookups(number, certificateField)
  return family.find(({ certificate_hash }) => certificate_hash !== null && hashes.includes(certificate_hash))
}

export const insertMember = (db: Db, row: MemberRow) => db.insertInto('family_member').values(row).execute()

export const changeMember = (db: Db, { account_id, id }: MemberRow, changes: Partial<MemberRow>) =>
  db
    .updateTable('family_member')
    .set(changes)
    .where((member) => member.and({ account_id, id }))
    .execute()

export const removeMember = (db: Db, { account_id, id }: MemberRow) =>
  db
    .deleteFrom('family_member')
    .where((member) => member.and({ account_id, id }))
    .execute()

/** A picture that this member uploaded as an avatar. */
export const isOwnAvatar = (db: Db, accountId: string, name: string): Promise<boolean> =>
  hasUploaded(db, { ownerId: accountId, modules: ['avatar'] }, { name })

export const wearAvatar = async (db: Db, accountId: string, name: string | undefined): Promise<void> => {
  if (name !== undefined) await useFiles(db, accountId, { name })
}
