import type { EnrolmentRow } from '@yf/contract/enrolment-admin'
import { Button, Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'

const states: Readonly<Record<EnrolmentRow['state'], { name: string; colour: string }>> = {
  coming: { name: '待起保', colour: 'processing' },
  running: { name: '保障中', colour: 'success' },
  ended: { name: '已终止', colour: 'default' },
  void: { name: '未生效', colour: 'default' },
}

export const enrolmentColumns = (onOpen: (row: EnrolmentRow) => void): TableColumnsType<EnrolmentRow> => [
  {
    title: '参保人',
    render: (_, { name, isRegistered, policyNo }) => (
      <>
        {name} {isRegistered === 0 && <Tag>未注册</Tag>}
        {policyNo && <div className={text.quiet}>{policyNo}</div>}
      </>
    ),
  },
  {
    title: '合同',
    render: (_, { contractId, contractNo }) => (
      <a href={linkTo('/contract', { id: contractId })}>{contractNo}</a>
    ),
  },
  { title: '类别', dataIndex: 'className' },
  {
    title: '参保期间',
    className: text.nowrap,
    render: (_, { startsOn, endsOn, waitingFrom, state }) => (
      <>
        {state === 'void' ? '—' : `${startsOn} 至 ${endsOn}`}
        {waitingFrom < startsOn && <div className={text.quiet}>{`${waitingFrom} 起连续投保`}</div>}
      </>
    ),
  },
  {
    title: '发放内容',
    render: (_, { planKind, policyNo, benefits }) =>
      planKind === 'insurance' ? (
        policyNo && '保单'
      ) : (
        <>
          {benefits.map(({ name, amount, startDay, endDay }) => (
            <div key={`${name} ${startDay}`} title={`${startDay} 至 ${endDay}`}>
              {`${name} ${amount}`}
            </div>
          ))}
        </>
      ),
  },
  { title: '状态', render: (_, { state }) => <Tag color={states[state].colour}>{states[state].name}</Tag> },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Button size="small" aria-label={`${row.name}的变动`} onClick={() => onOpen(row)}>
        变动
      </Button>
    ),
  },
]
