import { membersAdminCalls } from '@yf/contract/members-admin'
import { Empty, Input } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Page } from '#ui/page/page.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { memberColumns } from '../parts/member-columns.tsx'

const pageSize = 20

/** Nobody is listed before a search. The keyword is often somebody's number: it stays out of the address. */
export default function MembersPage() {
  const [keyword, setKeyword] = useState('')
  return (
    <Page
      note="号码已遮盖，查找和查看都记入审计。"
      tools={
        <Input.Search
          aria-label="查找会员"
          placeholder="完整的手机号、证件号码或姓名"
          allowClear
          maxLength={50}
          style={{ width: 320 }}
          onSearch={(text) => setKeyword(text.trim())}
        />
      }
    >
      {keyword === '' ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先填写手机号、证件号码或姓名" />
      ) : (
        <Found key={keyword} keyword={keyword} />
      )}
    </Page>
  )
}

function Found({ keyword }: { keyword: string }) {
  const [pageNo, setPageNo] = useState(1)
  const found = useQueryOf(membersAdminCalls.find, { keyword, pageNo, pageSize })
  return (
    <AnsweredTable
      of={found}
      failed="会员没有加载成功"
      empty="没有找到。手机号、证件号码和姓名都需要完整"
      rowKey="id"
      columns={memberColumns}
      pageNo={pageNo}
      pageSize={pageSize}
      onPage={(to) => setPageNo(to ?? 1)}
    />
  )
}
