import type { Call, Input, Output } from '@yf/contract/call'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Section } from '#ui/section/section.tsx'

const pageSize = 20

type RowOf<C extends Call> = Output<C> extends { records: readonly (infer Row)[] } ? Row & object : never

interface Props<C extends Call> {
  call: C
  memberId: string
  title: string
  empty: string
  columns: TableColumnsType<RowOf<C>>
}

/** One paged part of a member. */
export function MemberTable<C extends Call>({ call, memberId, title, empty, columns }: Props<C>) {
  const [pageNo, setPageNo] = useState(1)
  const rows = useQueryOf(call, { id: memberId, pageNo, pageSize } as Input<C>)
  return (
    <Section title={title}>
      <AnsweredTable<RowOf<C>>
        of={rows as never}
        failed={`${title}没有加载成功`}
        empty={empty}
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => setPageNo(to ?? 1)}
      />
    </Section>
  )
}
