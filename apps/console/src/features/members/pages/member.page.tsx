import { membersAdminCalls, type MemberDetail } from '@yf/contract/members-admin'
import type { Permission, StaffRole } from '@yf/domain/staff'
import { mayDo } from '@yf/domain/staff'
import type { ComponentType } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { useSession } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Failed } from '#ui/failed/failed.tsx'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { MemberStatusTag } from '../parts/member-columns.tsx'
import { Benefits, Covers } from '../parts/cover-parts.tsx'
import { Identity } from '../parts/identity.tsx'
import { Appointments, Claims, Notices, Orders } from '../parts/service-parts.tsx'
import { Readers } from '../parts/readers.tsx'
import { Sessions } from '../parts/sessions.tsx'

interface Part {
  readonly name: string
  /** The permission of the call that the part begins with. */
  readonly permission: Permission
  readonly shows: ComponentType<{ member: MemberDetail }>
}

const { covers, benefits, claims, orders, appointments, notices, sessions, readers } = membersAdminCalls

const parts = {
  identity: { name: '资料', permission: membersAdminCalls.member.permission, shows: Identity },
  covers: { name: '保障', permission: covers.permission, shows: Covers },
  benefits: { name: '权益', permission: benefits.permission, shows: Benefits },
  claims: { name: '理赔', permission: claims.permission, shows: Claims },
  orders: { name: '订单', permission: orders.permission, shows: Orders },
  appointments: { name: '预约', permission: appointments.permission, shows: Appointments },
  notices: { name: '消息', permission: notices.permission, shows: Notices },
  sessions: { name: '设备与登录', permission: sessions.permission, shows: Sessions },
  readers: { name: '谁看过', permission: readers.permission, shows: Readers },
} as const satisfies Readonly<Record<string, Part>>
type PartName = keyof typeof parts

const partsFor = (role: StaffRole | undefined): PartName[] =>
  (Object.keys(parts) as PartName[]).filter((part) => role && mayDo(role, parts[part].permission))

/** One member. Only the part that is open is loaded, so that the audit log says what was looked at. */
export default function MemberPage() {
  const id = useLocation().query['id']
  if (!id) return <Failed title="没有指定会员">请从会员列表中打开。</Failed>
  return <OneMember key={id} id={id} />
}

function OneMember({ id }: { id: string }) {
  const member = useQueryOf(membersAdminCalls.member, { id })
  return (
    <Answered of={member} failed="会员没有加载成功">
      {(shown) => <Member member={shown} />}
    </Answered>
  )
}

function Member({ member }: { member: MemberDetail }) {
  const { query } = useLocation()
  const role = useSession(({ staff }) => staff?.role)
  const open = partsFor(role)
  const active = open.find((part) => part === query['part']) ?? 'identity'
  const Shown = parts[active].shows
  return (
    <StackedPage title={member.name} tools={<MemberStatusTag status={member.status} />}>
      <LinkTabs
        label="会员资料"
        active={active}
        tabs={open.map((part) => ({
          value: part,
          name: parts[part].name,
          href: linkTo('/member', { id: member.id, part: part === 'identity' ? null : part }),
        }))}
      />
      <Shown key={active} member={member} />
    </StackedPage>
  )
}
