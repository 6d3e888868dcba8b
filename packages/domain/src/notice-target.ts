/** The target of a tap on a notice (specification §2, message centre). */
export type NoticeTarget =
  | { readonly kind: 'expired' }
  | { readonly kind: 'nothing' }
  /** A path of the app, or an address that may still be outside the allowed hosts. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'site'; readonly site: 'mall' | 'activity'; readonly path: string }

type Destination =
  | { readonly path: string }
  | { readonly site: 'mall' | 'activity'; readonly path: string }
  /** The notice's jumpUrl holds the id, and this the path before it. */
  | { readonly pathBeforeId: string }

const destinations = {
  CHECKUP_BOOKING: { path: '/examination' },
  CHECKUP_SELF: { path: '/examination?who=self' },
  CHECKUP_FAMILY: { path: '/examination?who=family' },
  OPTIONAL_BENEFIT_SELF: { path: '/yfCards/optional?who=self' },
  OPTIONAL_BENEFIT_FAMILY: { path: '/yfCards/optional?who=family' },
  MALL: { site: 'mall', path: '' },
  MILLION_MEDICAL: { site: 'activity', path: '/million-medical' },
  INSURANCE_DETAIL: { pathBeforeId: '/insurance/detail?id=' },
  FEEDBACK: { pathBeforeId: '/feedback?type=2&thirdPartyId=' },
  CARBON_DETAIL: { path: '/carbon' },
} as const satisfies Record<string, Destination>

export type JumpCode = keyof typeof destinations
export const jumpCodes = Object.keys(destinations) as readonly JumpCode[]
export const isJumpCode = (code: string | null | undefined): code is JumpCode =>
  (jumpCodes as readonly (string | null | undefined)[]).includes(code)

/** Such a notice has a button of its own for the carbon page. */
export const isCarbonDetail = (code: string | null): boolean => code === 'CARBON_DETAIL'

export const noticeTypes = { usual: 1, activity: 2 } as const
export type NoticeType = (typeof noticeTypes)[keyof typeof noticeTypes]
/** The second opens the address of its activity. */
export const noticeTypeNames: Readonly<Record<NoticeType, string>> = { 1: '普通', 2: '活动' }

export const noticeStates = { normal: 1, expired: 3 } as const
export type NoticeState = (typeof noticeStates)[keyof typeof noticeStates]
export const noticeStateNames: Readonly<Record<NoticeState, string>> = { 1: '正常', 3: '已过期' }

export const readStates = { unread: 1, read: 2 } as const
export type ReadState = (typeof readStates)[keyof typeof readStates]
export const readStateNames: Readonly<Record<ReadState, string>> = { 1: '未读', 2: '已读' }

/** The two lists of the message centre (specification §2). */
export const noticeTabs = { messages: 1, notices: 2 } as const
export type NoticeTab = (typeof noticeTabs)[keyof typeof noticeTabs]
export const noticeTabNames: Readonly<Record<NoticeTab, string>> = { 1: '消息', 2: '通知' }

const id = /^[\w-]{1,64}$/
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0020\u007f\\]/
const outside = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * Whether an address is a possible target: a path of the app or a web address without a user. Scripts, data URLs and
 * addresses without a scheme are not. The code that opens it checks the allowed hosts.
 */
export function isWebAddress(address: string): boolean {
  if (address.length > 2000 || unprintable.test(address)) return false
  return address.startsWith('/') ? !address.startsWith('//') : outside.test(address)
}

/** Valid values of a notice's jumpUrl: an address, or the id that its jump code needs. */
export const isJumpUrl = (jumpUrl: string, code: string | null): boolean =>
  isJumpCode(code) && 'pathBeforeId' in destinations[code] ? id.test(jumpUrl) : isWebAddress(jumpUrl)

const toAddress = (address: string | null): NoticeTarget =>
  address !== null && isWebAddress(address) ? { kind: 'address', address } : { kind: 'nothing' }

function toDestination(destination: Destination, jumpUrl: string | null): NoticeTarget {
  if ('site' in destination) return { kind: 'site', ...destination }
  if ('path' in destination) return { kind: 'address', address: destination.path }
  return jumpUrl !== null && id.test(jumpUrl)
    ? { kind: 'address', address: destination.pathBeforeId + jumpUrl }
    : { kind: 'nothing' }
}

export interface NoticeLink {
  readonly status: NoticeState
  readonly type: NoticeType
  readonly jumpUrl: string | null
  readonly jumpUrlCode: string | null
  readonly activityJumpUrl: string | null
}

export function noticeTarget({
  status,
  type,
  jumpUrl,
  jumpUrlCode,
  activityJumpUrl,
}: NoticeLink): NoticeTarget {
  if (status === noticeStates.expired) return { kind: 'expired' }
  if (type === noticeTypes.activity) return toAddress(activityJumpUrl)
  return isJumpCode(jumpUrlCode) ? toDestination(destinations[jumpUrlCode], jumpUrl) : toAddress(jumpUrl)
}
