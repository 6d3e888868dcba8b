import { membersAdminCalls, type MemberDetail, type MemberEmployment } from '@yf/contract/members-admin'
import { certificateLabel } from '@yf/domain/certificate'
import { genderNames, type Gender } from '@yf/domain/gender'
import { dependantStatuses, personStatuses } from '@yf/domain/person'
import { Descriptions, Space, Table, Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'
import { ChangePhone } from './change-phone.tsx'
import { MergeAccounts } from './merge-accounts.tsx'
import { RevealMember } from './reveal-member.tsx'

/** Who the member is, and where the member works. */
export const Identity = ({ member }: { member: MemberDetail }) => (
  <>
    <Section title="身份" aside={<AccountButtons member={member} />}>
      <Descriptions column={{ xs: 1, md: 2 }} size="small" items={factsOf(member)} />
    </Section>
    <Section title="企业">
      <Table
        rowKey={({ companyId, isFamily, holderId }) => `${companyId}${isFamily}${holderId ?? ''}`}
        size="small"
        columns={membershipColumns}
        dataSource={member.memberships}
        pagination={false}
        locale={{ emptyText: '没有企业' }}
      />
    </Section>
    <Section title="任职">
      <Employments id={member.id} />
    </Section>
  </>
)

/** For staff who manage accounts; a closed account keeps its phone. */
function AccountButtons({ member }: { member: MemberDetail }) {
  if (!useMayDo('memberAccess')) return null
  return (
    <Space>
      <AskingButton size="small" word="查看完整号码">
        {(close) => <RevealMember member={member} onClose={close} />}
      </AskingButton>
      {member.status === 'active' && (
        <AskingButton size="small" word="更换手机号">
          {(close) => <ChangePhone member={member} onClose={close} />}
        </AskingButton>
      )}
      {member.status === 'active' && (
        <AskingButton size="small" word="合并账号">
          {(close) => <MergeAccounts member={member} onClose={close} />}
        </AskingButton>
      )}
    </Space>
  )
}

const factsOf = (member: MemberDetail) =>
  (
    [
      ['手机号', member.maskedPhone],
      [member.certificateType ? certificateLabel(member.certificateType) : '证件', member.maskedCertificate],
      ['性别', genderNames[member.gender as Gender]],
      ['出生年份', member.birthYear],
      ['昵称', member.nickName],
      ['注册时间', member.createTime],
    ] as const
  ).map(([label, value]) => ({ key: label, label, children: value || '未登记' }))

const membershipColumns: TableColumnsType<MemberDetail['memberships'][number]> = [
  { title: '企业', dataIndex: 'companyName' },
  {
    title: '身份',
    render: (_, { isFamily, holderId, holderName }) =>
      isFamily === 0 ? (
        '员工'
      ) : (
        <>
          {holderId ? <a href={linkTo('/member', { id: holderId })}>{holderName ?? '员工'}</a> : '员工'}
          的家属
        </>
      ),
  },
  { title: '加入时间', dataIndex: 'joinTime', className: text.nowrap },
  {
    title: '状态',
    render: (_, { status }) => (
      <Tag color={status === 'active' ? 'success' : 'default'}>{status === 'active' ? '有效' : '已结束'}</Tag>
    ),
  },
]

function Employments({ id }: { id: string }) {
  const employments = useQueryOf(membersAdminCalls.employments, { id })
  const seesPeople = useMayDo('people')
  return (
    <Answered of={employments} failed="任职没有加载成功" empty="企业名单上没有关联的人员" lines={3}>
      {(rows) => (
        <Table
          rowKey="personId"
          size="small"
          columns={employmentColumns(seesPeople)}
          dataSource={rows}
          pagination={false}
        />
      )}
    </Answered>
  )
}

const employmentColumns = (seesPeople: boolean): TableColumnsType<MemberEmployment> => [
  { title: '企业', dataIndex: 'companyName' },
  { title: '部门', render: (_, { department }) => department ?? '—' },
  { title: '开始', render: (_, { hiredOn }) => hiredOn ?? '—' },
  { title: '结束', render: (_, { leftOn }) => leftOn ?? '—' },
  {
    title: '状态',
    render: (_, { status, isDependant }) => (isDependant === 1 ? dependantStatuses : personStatuses)[status],
  },
  ...(seesPeople
    ? [
        {
          title: '操作',
          align: 'right' as const,
          render: (_: unknown, { companyId, personId }: MemberEmployment) => (
            <a href={linkTo('/person', { company: companyId, id: personId })}>人员资料</a>
          ),
        },
      ]
    : []),
]
