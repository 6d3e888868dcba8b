import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { verifyPassword } from '#platform/passwords.ts'
import { SettingError } from '#platform/setting-values.ts'
import { phoneField } from '#features/identity/encrypted.ts'
import { idOf } from './ids.ts'
import { demoPassword, people } from './people.ts'
import { demoStaff } from './demo-staff.ts'

/** Their phones and their password are in this repository: anybody who reads it could log in. */
export async function refuseDemoData({ cipher }: Pick<Services, 'cipher'>, db: Db): Promise<void> {
  const found =
    (await loadedMark(db)) ?? (await demoMember(db, cipher)) ?? (await demoStaffMember(db)) ?? null
  if (found !== null)
    throw new SettingError(
      'DATABASE_URL',
      `数据库中有${found}，生产环境不能使用：请换一个数据库，或先停用并改密`,
    )
}

async function loadedMark(db: Db): Promise<string | null> {
  const mark = await db.selectFrom('demo_data').select('loaded_at').limit(1).executeTakeFirst()
  return mark ? '演示数据' : null
}

/** Also by certificate number: it is the same whichever keys encrypted the phones. */
async function demoMember(db: Db, cipher: Services['cipher']): Promise<string | null> {
  const hashes = people.flatMap(({ phone }) => cipher.lookups(phone, phoneField))
  const ids = people.map(({ key }) => idOf('account', key))
  const member = await db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'active')
    .where((where) => where.or([where('id', 'in', ids), where('phone_hash', 'in', hashes)]))
    .limit(1)
    .executeTakeFirst()
  return member ? '演示会员账号' : null
}

/** A few dozen at most, so that each one's password can be tried. */
async function demoStaffMember(db: Db): Promise<string | null> {
  const ids = new Set(demoStaff.map(({ account }) => idOf('staff', account)))
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'account', 'password_hash'])
    .where('is_active', '=', true)
    .execute()
  for (const { id, account, password_hash } of staff) {
    if (ids.has(id)) return `演示后台账号 ${account}`
    if (await verifyPassword(demoPassword, password_hash)) return `使用演示密码的后台账号 ${account}`
  }
  return null
}
