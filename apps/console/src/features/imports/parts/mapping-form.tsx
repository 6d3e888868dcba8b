import { importsAdminCalls, type ImportDetail } from '@yf/contract/imports-admin'
import { Alert, Button, Select, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'

type Column = ImportDetail['columns'][number]
type Mapping = Readonly<Record<string, number | undefined>>

interface Props {
  companyId: string
  batch: ImportDetail
}

const missingOf = ({ columns }: ImportDetail, mapping: Mapping): string | null => {
  const missing = columns.filter(({ key, isRequired }) => isRequired && mapping[key] === undefined)
  return missing.length === 0 ? null : `请选择：${missing.map(({ title }) => title).join('、')}`
}

/** Which column of the file is which of ours: proposed by the titles, or as it was last time. */
export function MappingForm({ companyId, batch }: Props) {
  const [mapping, setMapping] = useState<Mapping>(
    Object.fromEntries(batch.mapping.map(({ column, at }) => [column, at])),
  )
  const { send, isBusy, error } = useWrite(importsAdminCalls.tryImport)
  const missing = missingOf(batch, mapping)
  const start = async () => {
    const chosen = Object.entries(mapping).flatMap(([column, at]) =>
      at === undefined ? [] : [{ column, at }],
    )
    const started = await send({ companyId, id: batch.id, mapping: chosen })
    if (started.ok) putQuery(importsAdminCalls.import, { companyId, id: batch.id }, started.result)
  }
  return (
    <Section
      title="对应列"
      aside={
        <Button type="primary" loading={isBusy} disabled={missing !== null} onClick={() => void start()}>
          试算
        </Button>
      }
    >
      {(missing ?? error) && (
        <Alert type={error ? 'error' : 'info'} showIcon title={error?.message ?? missing} />
      )}
      <Table<Column>
        rowKey="key"
        size="small"
        pagination={false}
        dataSource={batch.columns}
        columns={columnsOf(batch, mapping, setMapping)}
      />
    </Section>
  )
}

function columnsOf(
  { header }: ImportDetail,
  mapping: Mapping,
  onChange: (mapping: Mapping) => void,
): TableColumnsType<Column> {
  const taken = new Set(Object.values(mapping))
  const options = (own: number | undefined) =>
    header.flatMap((title, at) =>
      at !== own && taken.has(at) ? [] : [{ value: at, label: title || `第 ${at + 1} 列` }],
    )
  return [
    {
      title: '内容',
      render: (_, { title, note, isRequired }) => (
        <>
          {title}
          {isRequired && ' *'}
          <div className={text.quiet}>{note}</div>
        </>
      ),
    },
    {
      title: '文件中的列',
      render: (_, { key, title }) => (
        <Select<number>
          aria-label={title}
          style={{ width: 260 }}
          allowClear
          virtual={false}
          placeholder="不导入"
          value={mapping[key] ?? null}
          options={options(mapping[key])}
          onChange={(at: number | undefined) => onChange({ ...mapping, [key]: at })}
        />
      ),
    },
  ]
}
