import { PlusOutlined } from '@ant-design/icons'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { Button, Input, Space } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { planColumns } from '../parts/plan-columns.tsx'

const pageSize = 20

export default function PlansPage() {
  const { query } = useLocation()
  const keyword = query['keyword'] ?? ''
  const pageNo = Number(query['page']) || 1
  const rows = useQueryOf(plansAdminCalls.plans, { ...(keyword ? { keyword } : {}), pageNo, pageSize })
  return (
    <Page
      note="方案是卖什么：保险的保障责任，或发放的权益。通过审核的版本不再改动，调整时复制为新版本。"
      tools={
        <Space>
          <Input.Search
            aria-label="方案名称"
            placeholder="方案名称"
            allowClear
            defaultValue={keyword}
            onSearch={(text) => go('/plans', text.trim() ? { keyword: text.trim() } : {})}
          />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => go('/plan')}>
            新建方案
          </Button>
        </Space>
      }
    >
      <AnsweredTable
        of={rows}
        failed="方案没有加载成功"
        empty="暂无方案"
        rowKey="id"
        columns={planColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/plans', { ...query, page: to })}
      />
    </Page>
  )
}
