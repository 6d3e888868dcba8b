import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { mayDo } from '@yf/domain/staff'
import { Table } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useSession } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { AddBlock } from '../parts/add-block.tsx'
import { blockColumns } from '../parts/block-columns.tsx'

/** Hospitals and invoices that are excluded from automatic decisions. */
export default function BlocksPage() {
  const blocks = useQueryOf(claimsAdminCalls.blocks, {})
  const role = useSession((session) => session.staff?.role)
  const mayChange = role !== undefined && mayDo(role, 'confirm')
  return (
    <Page
      note="名单中的医院和发票不会自动核定，由理赔专员逐案核查。增减都须写明原因，并记入审计。"
      tools={mayChange && <AddBlock />}
    >
      <Answered of={blocks} failed="名单没有加载成功" empty="名单是空的">
        {(rows) => (
          <Table
            rowKey="id"
            size="middle"
            columns={blockColumns(mayChange)}
            dataSource={rows}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          />
        )}
      </Answered>
    </Page>
  )
}
