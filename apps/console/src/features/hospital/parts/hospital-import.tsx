import { hospitalAdminCalls, type HospitalPreview, type HospitalRow } from '@yf/contract/hospital-admin'
import { Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { readSheet } from '#platform/sheet/read-sheet.ts'
import { saveSheet } from '#platform/sheet/save-sheet.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SheetUpload, SheetVerdict } from '#ui/sheet-upload/sheet-upload.tsx'
import { say } from '#ui/toast/toast.ts'
import { hospitalExample, hospitalHead, hospitalSheet } from '../hospital-sheet.ts'
import styles from './hospital-import.module.css'

type PreviewRow = HospitalPreview['rows'][number]

const effects = {
  faulty: { name: '有误', tone: 'error' },
  added: { name: '新增', tone: 'success' },
  changed: { name: '修改', tone: 'processing' },
  unchanged: { name: '不变', tone: 'default' },
} as const
const order = Object.keys(effects)

const columns: TableColumnsType<PreviewRow> = [
  { title: '行', dataIndex: 'line', width: 56 },
  {
    title: '结果',
    width: 72,
    render: (_, { effect }) => <Tag color={effects[effect].tone}>{effects[effect].name}</Tag>,
  },
  {
    title: '医院',
    render: (_, { name, effect, lines }) => (
      <>
        {name}
        {lines.map((line) => (
          <div key={line} className={effect === 'faulty' ? styles.fault : styles.change}>
            {line}
          </div>
        ))}
      </>
    ),
  },
]

/** Reads a file, says what each line would do, and only then writes: all lines or none. */
export function HospitalImport({ onClose }: { onClose: () => void }) {
  const [rows, setRows] = useState<readonly HospitalRow[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const [found, setFound] = useState<HospitalPreview | null>(null)
  const preview = useWrite(hospitalAdminCalls.previewHospitals)
  const apply = useWrite(hospitalAdminCalls.importHospitals)
  const look = async (file: File) => {
    setFound(null)
    const read = await readSheet(file, hospitalSheet)
    setFault(read.kind === 'fault' ? read.message : null)
    if (read.kind === 'fault') return
    setRows(read.rows)
    const previewed = await preview.send({ rows: [...read.rows] })
    if (previewed.ok) setFound(previewed.result)
  }
  const bring = async () => {
    const written = await apply.send({ rows: [...rows] })
    if (!written.ok) return
    await refresh(hospitalAdminCalls.hospitals)
    onClose()
    say(`新增 ${written.result.added} 家，修改 ${written.result.changed} 家`)
  }
  const count = found ? found.added + found.changed : 0
  return (
    <Dialog
      title="导入医院"
      confirmText={count > 0 ? `导入 ${count} 家` : '导入'}
      isWide
      isBusy={apply.isBusy}
      fault={fault ?? preview.error?.message ?? apply.error?.message ?? null}
      canConfirm={found !== null && found.faultyCount === 0 && count > 0}
      onConfirm={() => void bring()}
      onClose={onClose}
    >
      <div className={styles.import}>
        <p>按医院名称对应：目录里已有的修改，没有的新增。一次最多 1,000 行。</p>
        <SheetUpload
          isBusy={preview.isBusy}
          onFile={(file) => void look(file)}
          onTemplate={() => void saveSheet('医院目录模板.xlsx', [hospitalHead, hospitalExample])}
        />
        {found && <SheetVerdict count={found.rows.length} faulty={found.faultyCount} action="导入" />}
        {found && <p>{`新增 ${found.added} 家，修改 ${found.changed} 家，不变 ${found.unchanged} 家`}</p>}
        {found && (
          <Table<PreviewRow>
            rowKey="line"
            size="small"
            columns={columns}
            dataSource={found.rows.toSorted((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect))}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          />
        )}
      </div>
    </Dialog>
  )
}
