import {
  membersAdminCalls,
  type MemberBenefit,
  type MemberCover,
  type MemberDetail,
} from '@yf/contract/members-admin'
import { usedText } from '@yf/domain/equity'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import text from '#ui/quiet.module.css'
import { MemberTable } from './member-table.tsx'

const states: Readonly<Record<MemberCover['state'], { name: string; colour: string }>> = {
  coming: { name: '待起保', colour: 'processing' },
  running: { name: '保障中', colour: 'success' },
  ended: { name: '已结束', colour: 'default' },
  void: { name: '未生效', colour: 'default' },
}

export function Covers({ member }: { member: MemberDetail }) {
  const seesContracts = useMayDo('setUp')
  return (
    <MemberTable
      call={membersAdminCalls.covers}
      memberId={member.id}
      title="保障"
      empty="没有保障"
      columns={coverColumns(seesContracts)}
    />
  )
}

const coverColumns = (seesContracts: boolean): TableColumnsType<MemberCover> => [
  {
    title: '被保险人',
    render: (_, { insuredName, isFamily, policyNo }) => (
      <>
        {insuredName} {isFamily === 1 && <Tag>家属</Tag>}
        <div className={text.quiet}>{policyNo}</div>
      </>
    ),
  },
  { title: '企业', dataIndex: 'companyName' },
  {
    title: '合同',
    render: (_, { contractId, contractNo }) =>
      seesContracts ? <a href={linkTo('/contract', { id: contractId })}>{contractNo}</a> : contractNo,
  },
  {
    title: '保障期间',
    className: text.nowrap,
    render: (_, { startsOn, endsOn, state }) => (state === 'void' ? '—' : `${startsOn} 至 ${endsOn}`),
  },
  { title: '状态', render: (_, { state }) => <Tag color={states[state].colour}>{states[state].name}</Tag> },
]

export const Benefits = ({ member }: { member: MemberDetail }) => (
  <MemberTable
    call={membersAdminCalls.benefits}
    memberId={member.id}
    title="权益"
    empty="没有权益"
    columns={benefitColumns}
  />
)

const benefitColumns: TableColumnsType<MemberBenefit> = [
  {
    title: '权益',
    render: (_, { name, isFamily }) => (
      <>
        {name} {isFamily === 1 && <Tag>家属</Tag>}
      </>
    ),
  },
  { title: '企业', dataIndex: 'companyName' },
  { title: '使用', className: text.nowrap, render: (_, benefit) => usedText(benefit) },
  {
    title: '有效期',
    className: text.nowrap,
    render: (_, { startTime, endTime }) => `${startTime.slice(0, 10)} 至 ${endTime.slice(0, 10)}`,
  },
]
