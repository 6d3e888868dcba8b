import type { DiagnosisCodeRow } from '@yf/contract/claims-admin-diagnoses'
import { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { Input, Select, Space, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'

const pageSize = 50

const columns: TableColumnsType<DiagnosisCodeRow> = [
  { title: '编码', dataIndex: 'code', width: 120 },
  { title: '名称', dataIndex: 'name' },
  { title: '别名', render: (_, { aliases }) => aliases.join('、') },
]

/** The table of diagnoses that claims are coded with. */
export default function DiagnosisCodesPage() {
  const { query } = useLocation()
  const { keyword, chapter } = query
  const pageNo = Number(query['page']) || 1
  const rows = useQueryOf(claimRuleCalls.diagnosisCodes, {
    ...(keyword ? { keyword } : {}),
    ...(chapter ? { chapter } : {}),
    pageNo,
    pageSize,
  })
  const chapters = rows.data?.chapters ?? []
  return (
    <Page
      note="理赔诊断使用的 ICD-10 编码。输入编码范围可以看到除外责任会包含哪些诊断。"
      tools={
        <Space>
          <Select<string>
            allowClear
            virtual={false}
            aria-label="章节"
            placeholder="全部章节"
            popupMatchSelectWidth={false}
            value={chapter ?? null}
            options={chapters.map(({ range, name }) => ({ value: range, label: `${range} ${name}` }))}
            onChange={(range?: string) =>
              go('/diagnosis-codes', { ...query, chapter: range ?? null, page: null })
            }
          />
          <Input.Search
            aria-label="搜索诊断编码"
            placeholder="编码、范围、名称或拼音首字母"
            allowClear
            defaultValue={keyword ?? ''}
            onSearch={(text) =>
              go('/diagnosis-codes', { ...query, keyword: text.trim() || null, page: null })
            }
          />
        </Space>
      }
    >
      <AnsweredTable
        of={rows}
        failed="诊断编码没有加载成功"
        empty="没有符合条件的诊断"
        rowKey="code"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/diagnosis-codes', { ...query, page: to })}
      />
    </Page>
  )
}
