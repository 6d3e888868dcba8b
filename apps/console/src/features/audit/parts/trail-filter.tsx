import { CloseOutlined } from '@ant-design/icons'
import { Button, DatePicker, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import styles from './trail-filter.module.css'

export interface Filter {
  readonly caseNo?: string
  readonly staffId?: string
  readonly from?: string
  readonly to?: string
}

interface Props {
  filter: Filter
  /** Of the person whose deeds alone are shown, where one was chosen. */
  staffName: string
  onFilter: (filter: Filter) => void
}

interface Fields {
  readonly caseNo: string
  readonly days: readonly [Dayjs | null, Dayjs | null] | null
}

const dayOf = (text: string | undefined): Dayjs | null => (text ? dayjs(text) : null)
const textOf = (day: Dayjs | null | undefined): string => day?.format('YYYY-MM-DD') ?? ''

export function TrailFilter({ filter, staffName, onFilter }: Props) {
  const { staffId, ...others } = filter
  const initial: Fields = { caseNo: filter.caseNo ?? '', days: [dayOf(filter.from), dayOf(filter.to)] }
  const search = ({ caseNo, days }: Fields) =>
    onFilter({
      caseNo: caseNo.trim(),
      from: textOf(days?.[0]),
      to: textOf(days?.[1]),
      ...(staffId && { staffId }),
    })
  return (
    <Form layout="inline" role="search" className={styles.filter} initialValues={initial} onFinish={search}>
      <Form.Item name="caseNo" label="案件号">
        <Input allowClear maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="days" label="日期">
        <DatePicker.RangePicker allowEmpty={[true, true]} />
      </Form.Item>
      <Button htmlType="submit" type="primary">
        查询
      </Button>
      <Button onClick={() => onFilter({})}>清除</Button>
      {staffId && (
        <Button icon={<CloseOutlined aria-hidden />} iconPlacement="end" onClick={() => onFilter(others)}>
          只看{staffName}
        </Button>
      )}
    </Form>
  )
}
