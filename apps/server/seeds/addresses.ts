import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { encryptContact, type Contact } from '#features/address/encrypted.ts'
import { idOf } from './ids.ts'

interface Demo extends Contact {
  readonly key: string
  readonly districtCode: string
  readonly street: string
  readonly isDefault: boolean
}

const ofLinxiao: readonly Demo[] = [
  {
    key: 'linxiao/home',
    name: '林晓',
    phone: '13800000001',
    districtCode: '110105',
    street: '望京街道',
    detail: '阜通东大街6号院3号楼1502',
    isDefault: true,
  },
  {
    key: 'linxiao/parents',
    name: '林建国',
    phone: '13700000011',
    districtCode: '330106',
    street: '灵隐街道',
    detail: '曙光路85号2单元401',
    isDefault: false,
  },
]

export async function addAddresses({ cipher, clock }: Services, tx: Db) {
  const account_id = idOf('account', 'linxiao')
  const now = clock.now()
  const rows = ofLinxiao.map((one) => {
    const id = idOf('address', one.key)
    return {
      account_id,
      id,
      district_code: one.districtCode,
      street: one.street,
      contact_encrypted: encryptContact(cipher, id, one),
      is_default: one.isDefault,
      created_at: now,
      updated_at: now,
    }
  })
  await tx.insertInto('user_address').values(rows).execute()
}
