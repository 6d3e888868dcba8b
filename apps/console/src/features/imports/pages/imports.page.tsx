import { importsAdminCalls, type ImportRow } from '@yf/contract/imports-admin'
import { importStates } from '@yf/domain/sheet-import'
import { Alert, Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { saveFile } from '#platform/save-file.ts'
import { EmployerPage } from '#features/personnel/shared/employer-page.tsx'
import { useEmployer } from '#features/personnel/shared/use-employer.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import text from '#ui/quiet.module.css'
import { SheetUpload } from '#ui/sheet-upload/sheet-upload.tsx'
import { ExportDialog } from '../parts/export-dialog.tsx'
import { countsText, stateColours } from '../texts.ts'

const pageSize = 20
const kind = 'people'

const columnsOf = (companyId: string): TableColumnsType<ImportRow> => [
  {
    title: '文件',
    render: (_, { id, fileName, note }) => (
      <>
        <a href={linkTo('/import', { company: companyId, id })}>{fileName}</a>
        {note && <div className={text.quiet}>{note}</div>}
      </>
    ),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { state }) => <Tag color={stateColours[state]}>{importStates[state]}</Tag>,
  },
  { title: '结果', render: (_, { counts }) => counts && countsText(counts) },
  {
    title: '上传',
    className: text.nowrap,
    render: (_, { createdBy, createdAt }) => (
      <>
        {createdBy}
        <div className={text.quiet}>{createdAt}</div>
      </>
    ),
  },
  {
    title: '确认',
    className: text.nowrap,
    render: (_, { confirmedBy, confirmedAt }) => (
      <>
        {confirmedBy}
        <div className={text.quiet}>{confirmedAt}</div>
      </>
    ),
  },
]

/** Tables of people: uploaded, tried, confirmed, and undone; the earlier ones stay listed. */
export default function ImportsPage() {
  return (
    <EmployerPage
      path="/imports"
      note="先试算，确认之前不会写入任何内容；完成后可在 30 天内整批撤销，直到有人注册或变更。"
      tools={<ImportTools />}
    >
      {(companyId) => <Imports companyId={companyId} />}
    </EmployerPage>
  )
}

function ImportTools() {
  const { company } = useEmployer()
  const companyId = company?.id ?? ''
  const upload = useWrite(importsAdminCalls.upload)
  const template = useWrite(importsAdminCalls.template)
  const bring = async (file: File) => {
    const uploaded = await upload.send({ companyId, kind, file })
    if (uploaded.ok) go('/import', { company: companyId, id: uploaded.result.id })
  }
  const take = async () => {
    const taken = await template.send({ kind })
    if (taken.ok) saveFile(taken.result.fileName, taken.result.base64)
  }
  const error = upload.error ?? template.error
  return (
    <>
      <SheetUpload
        isBusy={upload.isBusy}
        onFile={(file) => void bring(file)}
        onTemplate={() => void take()}
      />
      <AskingButton word="导出名单">
        {(close) => <ExportDialog companyId={companyId} kind={kind} onClose={close} />}
      </AskingButton>
      {error && <Alert type="error" showIcon title={error.message} />}
    </>
  )
}

function Imports({ companyId }: { companyId: string }) {
  const pageNo = Number(useLocation().query['page']) || 1
  const page = useQueryOf(importsAdminCalls.imports, { companyId, kind, pageNo, pageSize }, { every: 30_000 })
  return (
    <AnsweredTable
      of={page}
      failed="导入记录没有加载成功"
      empty="还没有导入过。下载模板填写后上传，或直接上传自己的表格"
      rowKey="id"
      columns={columnsOf(companyId)}
      pageNo={pageNo}
      pageSize={pageSize}
      onPage={(to) => go('/imports', { company: companyId, page: to })}
    />
  )
}
