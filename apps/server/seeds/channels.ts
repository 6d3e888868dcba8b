import { channelRow } from '#features/identity/encrypted.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { idOf } from './ids.ts'

/**
 * Partners that may log members in, and the companies of these members. The sandbox plays all three and knows their
 * secrets.
 */
const channels = [
  {
    row: { code: 'jinli', name: '锦鲤互联网医院', kind: 'link', verifies_phone: false },
    companies: ['xinghe-software', 'xinghe-hardware', 'haina', 'yuanli'],
  },
  {
    row: { code: 'xinghe-portal', name: '星河员工门户', kind: 'token', verifies_phone: false },
    companies: ['xinghe-software', 'xinghe-hardware'],
  },
  {
    row: { code: 'rlj', name: '人力家', kind: 'exchange', verifies_phone: true },
    companies: ['xinghe-software', 'haina', 'yuanshan'],
  },
] as const

export const channelSecret = (code: string) => `sandbox-${code}-secret`

export async function addChannels({ cipher }: Services, tx: Db) {
  await tx
    .insertInto('partner_channel')
    .values(
      channels.map(({ row }) => ({
        ...row,
        secret_encrypted: cipher.encrypt(channelSecret(row.code), channelRow(row.code)),
      })),
    )
    .execute()
  await tx
    .insertInto('channel_company')
    .values(
      channels.flatMap(({ row, companies }) =>
        companies.map((company) => ({ channel: row.code, company_id: idOf('company', company) })),
      ),
    )
    .execute()
}
