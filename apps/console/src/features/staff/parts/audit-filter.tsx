import { staffCalls } from '@yf/contract/staff'
import { staffRoles } from '@yf/domain/staff'
import { Button, DatePicker, Form, Input, Select } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useQueryOf } from '#platform/http/query.ts'
import { addressed, actionChoices, filterOf, type Filter } from '../audit-filter.ts'
import styles from './audit-filter.module.css'

interface Fields {
  readonly staffId: string | null
  readonly member: string
  readonly caseNo: string
  readonly what: string | null
  readonly days: readonly [Dayjs | null, Dayjs | null] | null
}

const dayOf = (text: string | undefined): Dayjs | null => (text ? dayjs(text) : null)
const textOf = (day: Dayjs | null | undefined): string => day?.format('YYYY-MM-DD') ?? ''

const fieldsOf = (filter: Filter): Fields => ({
  staffId: filter.staffId ?? null,
  member: filter.member ?? '',
  caseNo: filter.caseNo ?? '',
  what: addressed(filter).what ?? null,
  days: [dayOf(filter.from), dayOf(filter.to)],
})

const filterIn = ({ staffId, member, caseNo, what, days }: Fields): Filter =>
  filterOf({
    staffId: staffId ?? '',
    member: member.trim(),
    caseNo: caseNo.trim(),
    what: what ?? '',
    from: textOf(days?.[0]),
    to: textOf(days?.[1]),
  })

interface Props {
  filter: Filter
  onFilter: (filter: Filter) => void
}

export function AuditLogFilter({ filter, onFilter }: Props) {
  const { data: people = [] } = useQueryOf(staffCalls.auditPeople, {})
  const staff = people.map(({ id, name, role }) => ({ value: id, label: `${name}（${staffRoles[role]}）` }))
  return (
    <Form<Fields>
      layout="inline"
      role="search"
      className={styles.filter}
      initialValues={fieldsOf(filter)}
      onFinish={(fields) => onFilter(filterIn(fields))}
    >
      <Form.Item name="staffId" label="人员">
        <Select allowClear className={styles.choice} placeholder="所有人" options={staff} />
      </Form.Item>
      <Form.Item name="what" label="行为">
        <Select
          allowClear
          virtual={false}
          className={styles.choice}
          placeholder="全部"
          options={actionChoices}
        />
      </Form.Item>
      <Form.Item name="member" label="会员">
        <Input
          allowClear
          maxLength={40}
          autoComplete="off"
          placeholder="姓名或手机号"
          className={styles.text}
        />
      </Form.Item>
      <Form.Item name="caseNo" label="案件号">
        <Input allowClear maxLength={40} autoComplete="off" className={styles.text} />
      </Form.Item>
      <Form.Item name="days" label="日期">
        <DatePicker.RangePicker allowEmpty={[true, true]} className={styles.days} />
      </Form.Item>
      <Button htmlType="submit" type="primary">
        查询
      </Button>
      <Button onClick={() => onFilter({})}>清除</Button>
    </Form>
  )
}
