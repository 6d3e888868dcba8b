import { channelRow } from '#features/identity/sealed.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'

/** Partners whose word lets people in. The sandbox plays all three and knows their secrets. */
const channels = [
  { code: 'jinli', name: '锦鲤互联网医院', kind: 'link', verifies_phone: false },
  { code: 'xinghe-portal', name: '星河员工门户', kind: 'token', verifies_phone: false },
  { code: 'rlj', name: '人力家', kind: 'exchange', verifies_phone: true },
] as const

export const channelSecret = (code: string) => `sandbox-${code}-secret`

export const addChannels = ({ cipher }: Services, tx: Db) =>
  tx
    .insertInto('partner_channel')
    .values(
      channels.map((channel) => ({
        ...channel,
        secret_sealed: cipher.seal(channelSecret(channel.code), channelRow(channel.code)),
      })),
    )
    .execute()
