import { importsAdminCalls, type ImportDetail } from '@yf/contract/imports-admin'
import { importStates } from '@yf/domain/sheet-import'
import { Space, Tag } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Failed } from '#ui/failed/failed.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { FaultSection } from '../parts/fault-section.tsx'
import { ImportActions } from '../parts/import-actions.tsx'
import { MappingForm } from '../parts/mapping-form.tsx'
import { RunSection } from '../parts/run-section.tsx'
import { isRunning, stateColours } from '../texts.ts'

const everyMs = 1_500

/** One import, from its columns to its end. */
export default function ImportPage() {
  const { company, id } = useLocation().query
  if (!company || !id) return <Failed title="没有指定导入">请从导入名单中打开。</Failed>
  return <OneImport companyId={company} id={id} />
}

function OneImport({ companyId, id }: { companyId: string; id: string }) {
  const found = useQueryOf(importsAdminCalls.import, { companyId, id })
  // A job moves it: then the page looks again until it is over.
  const isMoving = found.data !== undefined && isRunning(found.data.state)
  useQueryOf(importsAdminCalls.import, { companyId, id }, { enabled: isMoving, every: everyMs })
  return (
    <Answered of={found} failed="导入没有加载成功">
      {(shown) => <Import companyId={companyId} batch={shown} />}
    </Answered>
  )
}

const Import = ({ companyId, batch }: { companyId: string; batch: ImportDetail }) => (
  <StackedPage
    title={batch.fileName}
    tools={
      <Space wrap>
        <Tag color={stateColours[batch.state]}>{importStates[batch.state]}</Tag>
        <ImportActions companyId={companyId} batch={batch} />
      </Space>
    }
  >
    {batch.state === 'uploaded' ? (
      <MappingForm key={batch.id} companyId={companyId} batch={batch} />
    ) : (
      <RunSection batch={batch} />
    )}
    {batch.faults.length > 0 && <FaultSection companyId={companyId} batch={batch} />}
  </StackedPage>
)
