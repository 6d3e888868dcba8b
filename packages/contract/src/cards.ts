import { Type, type Static } from '@sinclair/typebox'
import { packShelves } from '@yf/domain/equity'
import { main } from './call.ts'
import { PackageEquity } from './equity.ts'
import { Bit, CompanyId, Fen, Id, Moment, Nullable, OneOf, Page, PageQuery, Text, titled } from './shapes.ts'

/** One package, used on its supplier's own page. */
const ByPackage = Type.Object({ companyId: CompanyId, id: titled('权益', Id) })
const LinkForOne = Type.Object({ url: Type.String() })

/** Members can give cards to the family, but not what the employer gave to everybody. */
const PackageKind = OneOf(['health', 'card', 'doctor'])

/** A transfer of a card. */
const Handover = Type.Object({
  kind: OneOf(['given', 'takenBack']),
  /** The family member who received it or returned it. */
  name: Type.String(),
  createTime: Moment,
})

export const CardDetail = Type.Composite([
  PackageEquity,
  Type.Object({
    companyId: Id,
    kind: PackageKind,
    /** The card's benefits, a line each. */
    benefits: Type.Array(Type.String()),
    /** The family member who uses it; null for the caller. */
    userName: Nullable(Type.String()),
    /** An adult with an account of their own uses their benefits themselves. */
    canUse: Bit,
    canGive: Bit,
    canTakeBack: Bit,
    handovers: Type.Array(Handover),
  }),
])
export type CardDetail = Static<typeof CardDetail>

/** A card as the card pack shows it. */
export const PackCard = Type.Composite([
  PackageEquity,
  Type.Object({
    kind: PackageKind,
    /** The family member who uses it; null for the caller. */
    userName: Nullable(Type.String()),
  }),
])
export type PackCard = Static<typeof PackCard>

/** A booking made with a card at the supplier, as reported by the supplier. */
export const CardBooking = Type.Object({
  id: Id,
  cardInfoId: Id,
  cardName: Type.String(),
  /** Null for the caller. */
  userName: Nullable(Type.String()),
  institution: Type.String(),
  item: Type.String(),
  startTime: Moment,
  /** 1 已预约, 2 已完成, 3 已取消 */
  status: OneOf([1, 2, 3]),
  createTime: Moment,
})
export type CardBooking = Static<typeof CardBooking>

/** Exactly one: a code that was typed, or the ticket of a link. */
const CodeOrTicket = Type.Object({
  code: Type.Optional(titled('卡券码', Text(40))),
  ticket: Type.Optional(titled('领取链接', Text(300))),
})

/** The content of a code, before it is redeemed. */
export const OfferedCard = Type.Object({
  name: Type.String(),
  summary: Type.String(),
  benefits: Type.Array(Type.String()),
  companyName: Type.String(),
  packageSupplierCode: Type.String(),
  total: Type.Integer(),
  /** Days of validity after it is redeemed. */
  validDays: Type.Integer(),
  collectUntil: Moment,
})
export type OfferedCard = Static<typeof OfferedCard>

const RadarItem = Type.Object({
  kind: OneOf(['package', 'points']),
  id: Id,
  name: Type.String(),
  /** Null for the caller, or where it is not assigned to a person. */
  userName: Nullable(Type.String()),
  /** For display: 剩余 2 次. */
  leftText: Type.String(),
  atRiskFen: Fen,
  endTime: Moment,
  daysLeft: Type.Integer(),
  /** For a package. */
  packageSupplierCode: Nullable(Type.String()),
  packageKind: Nullable(PackageKind),
})
export type RadarItem = Static<typeof RadarItem>

export const Radar = Type.Object({
  isOn: Bit,
  /** Benefits that lapse within sixty days, highest value first; empty where the feature is off. */
  items: Type.Array(RadarItem),
  totalFen: Fen,
})
export type Radar = Static<typeof Radar>

const opening = { refusals: ['benefitNotUsable', 'benefitPageClosed'] } as const
const looking = ['cardCodeUnknown', 'cardCodeTriedTooOften', 'cardCodeTaken', 'cardCodeOver'] as const
const unlocking = [...looking, 'cardCodeVoid', 'cardLinkBroken'] as const

export const cardCalls = {
  fuyaLink: main.get(
    'cardInfo/getFuYaNoLoginUrl',
    '福雅免登录链接',
    'FUYA link',
    ByPackage,
    LinkForOne,
    opening,
  ),
  jingheLink: main.get(
    'cardInfo/getJingHeNoLoginUrl',
    '京禾免登录链接',
    'JINGHE link',
    ByPackage,
    LinkForOne,
    opening,
  ),
  fengshiLink: main.get(
    'cardInfo/getFsUrl',
    '丰实免登录链接',
    'FENGSHI link',
    ByPackage,
    LinkForOne,
    opening,
  ),
  detail: main.get('cardInfo/getCardDetailById', '卡片详情', 'One card', ByPackage, CardDetail),
  pack: main.get(
    'cardInfo/listPack',
    '卡包，按状态分页',
    'Cards of the caller and the family, paged by shelf',
    Type.Object({ companyId: CompanyId, shelf: OneOf(packShelves, { title: '卡片状态' }), ...PageQuery }),
    Type.Composite([
      Page(PackCard),
      Type.Object({
        counts: Type.Object({ usable: Type.Integer(), usedUp: Type.Integer(), lapsed: Type.Integer() }),
      }),
    ]),
  ),
  bookings: main.get(
    'cardInfo/listCardBookRecord',
    '一张卡的预约',
    'Bookings of a card',
    ByPackage,
    Type.Array(CardBooking),
  ),
  allBookings: main.get(
    'cardBookRecord/list',
    '全部卡片的预约',
    'All card bookings',
    Type.Object({ companyId: CompanyId, ...PageQuery }),
    Page(CardBooking),
  ),
  lookAtCode: main.post(
    'cardInfo/lookAtCode',
    '查看卡券码能领到什么',
    'Previews the card that a code contains',
    CodeOrTicket,
    OfferedCard,
    {
      refusals: unlocking,
    },
  ),
  collect: main.post(
    'cardInfo/collect',
    '凭码或链接领取卡片，只能一次',
    'Redeems a card by its code or link, once',
    CodeOrTicket,
    Type.Object({ id: Id, companyId: Id, name: Type.String() }),
    { idempotent: true, refusals: unlocking },
  ),
  give: main.post(
    'cardInfo/give',
    '转赠给家人',
    'Transfers a card to a family member',
    Type.Object({ companyId: CompanyId, id: titled('卡券', Id), userFamilyId: titled('家庭成员', Id) }),
    CardDetail,
    { refusals: ['benefitNotUsable', 'cardNotGiveable', 'cardAlreadyGiven'] },
  ),
  takeBack: main.post(
    'cardInfo/takeBack',
    '收回未使用的转赠',
    'Takes back a transferred card that has not been used',
    Type.Object({ companyId: CompanyId, id: titled('卡券', Id) }),
    CardDetail,
    { refusals: ['cardNotGiven', 'cardUsedSince'] },
  ),
  radar: main.get(
    'benefitRadar/list',
    '即将失效的权益，按金额排序',
    'Benefits that expire soon, by value',
    Type.Object({ companyId: CompanyId }),
    Radar,
    { silent: true },
  ),
  switchRadar: main.post(
    'benefitRadar/switch',
    '开启或关闭到期提醒',
    'Switches expiry reminders on or off',
    Type.Object({ isOn: titled('到期提醒', Bit) }),
    Type.Object({ isOn: Bit }),
  ),
}
