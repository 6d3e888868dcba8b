import type { AdminQuestion } from '@yf/contract/questions-admin'
import { Table } from 'antd'
import { useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import { categoriesOf } from '../question-form.ts'
import { questionColumns } from './question-columns.tsx'
import { QuestionDialog } from './question-dialog.tsx'

/** By category, as in the app. */
export function QuestionList({ companyId, rows }: { companyId: string; rows: readonly AdminQuestion[] }) {
  const [editing, setEditing] = useState<AdminQuestion | null>(null)
  return (
    <>
      {categoriesOf(rows).map((category) => (
        <Section key={category} title={category}>
          <Table<AdminQuestion>
            rowKey="id"
            size="middle"
            columns={questionColumns(companyId, setEditing)}
            dataSource={rows.filter((row) => row.category === category)}
            pagination={false}
          />
        </Section>
      ))}
      {editing && (
        <QuestionDialog companyId={companyId} rows={rows} row={editing} onClose={() => setEditing(null)} />
      )}
    </>
  )
}
