import { customerServiceAdminCalls, type PartnerTrouble } from '@yf/contract/customer-service-admin'
import { Table, Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'

const columns: TableColumnsType<PartnerTrouble> = [
  { title: '合作方', dataIndex: 'name' },
  { title: '自动重试中', dataIndex: 'retrying', align: 'right' },
  {
    title: '已停止重试',
    align: 'right',
    render: (_, { dead }) => (dead > 0 ? <Tag color="error">{dead}</Tag> : 0),
  },
  { title: '最早一条的时间', dataIndex: 'since', className: text.nowrap },
]

/** Partners to which notices fail; their content is not shown. */
export default function TroublesPage() {
  const troubles = useQueryOf(customerServiceAdminCalls.troubles, {}, { every: 30_000 })
  return (
    <Page note="未能送达合作方的消息。重试中的会自动恢复；已停止重试的请联系运维处理。">
      <Answered of={troubles} failed="合作方状态没有加载成功" empty="所有合作方通讯正常">
        {(rows) => <Table rowKey="partner" columns={columns} dataSource={[...rows]} pagination={false} />}
      </Answered>
    </Page>
  )
}
