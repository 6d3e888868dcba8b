import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Done, Id, Nothing, Nullable, Phone, Text, titled } from './shapes.ts'

const AddressId = titled('收货地址', Id)
const District = titled('所在地区', Type.String({ pattern: '^\\d{6}$' }))

const Where = {
  /** Six digits; province and city follow from it. */
  districtCode: District,
  street: titled('街道', Text(40)),
}

export const Address = Type.Object({
  id: Id,
  name: Type.String(),
  phone: Type.String(),
  ...Where,
  province: Type.String(),
  city: Type.String(),
  district: Type.String(),
  detail: Type.String(),
  isDefault: Bit,
})
export type Address = Static<typeof Address>

/** The fields recognised in a pasted line; null where not recognised. */
export const ReadAddress = Type.Object({
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  districtCode: Nullable(Type.String()),
  province: Nullable(Type.String()),
  city: Nullable(Type.String()),
  district: Nullable(Type.String()),
  street: Nullable(Type.String()),
  detail: Nullable(Type.String()),
})
export type ReadAddress = Static<typeof ReadAddress>

export const addressCalls = {
  list: main.get('userAddress/queryUserAddressList', '地址列表', 'List', Nothing, Type.Array(Address)),
  save: main.post(
    'userAddress/saveOrUpdateUserAddress',
    '保存地址',
    'Save an address',
    Type.Object({
      id: Type.Optional(AddressId),
      name: titled('收货人', Text(25, 1)),
      phone: Phone,
      ...Where,
      detail: titled('详细地址', Text(120, 2)),
      isDefault: titled('默认地址', Bit),
    }),
    Address,
    { idempotent: true, refusals: ['addressesFull'] },
  ),
  setDefault: main.get(
    'userAddress/setDefaultAddress',
    '设为默认地址',
    'Make it the default',
    Type.Object({ id: AddressId }),
    Done,
  ),
  remove: main.get(
    'userAddress/deleteUserAddress',
    '删除地址',
    'Delete',
    Type.Object({ id: AddressId }),
    Done,
  ),
  /** Provinces, or the children of a province, a city or a district. Streets have no code. */
  regions: main.get(
    'userAddress/regions',
    '下一级行政区',
    'Regions of one level: provinces, cities, districts or streets',
    Type.Object({ parentCode: Type.Optional(titled('上级地区', Type.String({ pattern: '^\\d{2,6}$' }))) }),
    Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    { silent: true },
  ),
  readPasted: main.post(
    'userAddress/readPasted',
    '识别粘贴的地址',
    'Recognises the parts of a pasted address',
    Type.Object({ text: titled('粘贴的内容', Text(300, 1)) }),
    ReadAddress,
  ),
}
