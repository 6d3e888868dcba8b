import { shortened, type AuditActionRows } from './row.ts'

interface OfMember {
  readonly name: string
}

interface WithReason extends OfMember {
  readonly reason: string
}

/** The parts of a member's page that are loaded, and audited, one by one. */
export const memberParts = {
  employments: '企业与任职',
  covers: '保障',
  benefits: '权益',
  claims: '理赔',
  orders: '订单',
  appointments: '预约',
  notices: '消息',
  sessions: '设备与登录',
  readers: '查看记录',
} as const
export type MemberPart = keyof typeof memberParts

interface PhoneChange extends WithReason {
  /** Masked. */
  readonly from: string
  readonly to: string
}

const phoneText = ({ from, to, ...member }: PhoneChange): string =>
  shortened(`${from} → ${to} ${reasonText(member)}`)

interface AccountMerge extends WithReason {
  /** The companies of the account that is kept, and what it has from the other one. */
  readonly before: { readonly companies: readonly string[]; readonly phones: readonly string[] }
  readonly after: { readonly companies: readonly string[]; readonly phones: readonly string[] }
  /** What moved, by matter. */
  readonly moved: readonly string[]
}

const mergeText = ({ before, after, moved, ...member }: AccountMerge): string =>
  shortened(
    `${before.phones.join('、')} → ${after.phones.join('、')} 企业 ${listText(before.companies)} → ${listText(after.companies)} ${moved.join('，')} ${reasonText(member)}`,
  )

const listText = (names: readonly string[]): string => (names.length === 0 ? '无' : names.join('、'))

const nameText = ({ name }: OfMember): string => name
const reasonText = ({ name, reason }: WithReason): string => shortened(`${name}：${reason}`)

/** What staff read and did about one member's account. */
export const memberActions = {
  findMembers: {
    kind: 'read',
    words: '查找会员',
    text: ({ by }: { readonly by: 'phone' | 'certificate' | 'name' }) =>
      ({ phone: '按手机号', certificate: '按证件号码', name: '按姓名' })[by],
  },
  readMember: { kind: 'read', words: '查看会员', text: nameText },
  readMemberPart: {
    kind: 'read',
    words: '查看会员资料',
    text: ({ name, part }: OfMember & { readonly part: MemberPart }) => `${name} ${memberParts[part]}`,
  },
  revealMember: { kind: 'read', words: '查看会员完整号码', text: reasonText },
  endMemberSessions: {
    kind: 'account',
    words: '结束会员登录',
    text: ({ isEverything, ...member }: WithReason & { readonly isEverything: boolean }) =>
      `${isEverything ? '登录、已知设备和绑定' : '登录'} ${reasonText(member)}`,
  },
  sendMemberCode: {
    kind: 'account',
    words: '给会员发送验证码',
    text: ({ name, phone }: OfMember & { readonly phone: string }) => `${name} ${phone}`,
  },
  proposePhoneChange: { kind: 'account', words: '提交会员换号', text: phoneText },
  previewMerge: {
    kind: 'read',
    words: '预览账号合并',
    text: ({ name, phone }: OfMember & { readonly phone: string }) => `${name} ${phone}`,
  },
  proposeMerge: { kind: 'account', words: '提交账号合并', text: phoneText },
  mergeAccounts: { kind: 'account', words: '合并会员账号', text: mergeText },
  changeMemberPhone: { kind: 'account', words: '更换会员手机号', text: phoneText },
} as const satisfies AuditActionRows
