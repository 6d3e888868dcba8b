import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { hashPassword } from '#platform/passwords.ts'
import { demoStaff } from './demo-staff.ts'
import { idOf } from './ids.ts'
import { demoPassword } from './people.ts'

export const hashedStaffPasswords = () => Promise.all(demoStaff.map(() => hashPassword(demoPassword)))

export async function addStaff({ clock }: Services, tx: Db, hashes: readonly string[]) {
  const rows = demoStaff.map(({ company, ...person }, at) => ({
    ...person,
    company_id: company === undefined ? null : idOf('company', company),
    id: idOf('staff', person.account),
    password_hash: hashes[at] ?? '',
    is_active: true,
    created_at: clock.now(),
  }))
  await tx.insertInto('staff').values(rows).execute()
}
