import { importsAdminCalls, type ImportDetail } from '@yf/contract/imports-admin'
import { importStates } from '@yf/domain/sheet-import'
import { Space, Tag } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { FaultSection } from '../parts/fault-section.tsx'
import { ImportActions } from '../parts/import-actions.tsx'
import { MappingForm } from '../parts/mapping-form.tsx'
import { RunSection } from '../parts/run-section.tsx'
import { isRunning, stateColours } from '../texts.ts'

const everyMs = 1_500

/** One import, from its columns to its end. */
export default function ImportPage() {
  const { company = '', id = '' } = useLocation().query
  const found = useQueryOf(importsAdminCalls.import, { companyId: company, id })
  // A job moves it: then the page looks again until it is over.
  const isMoving = found.data !== undefined && isRunning(found.data.state)
  useQueryOf(importsAdminCalls.import, { companyId: company, id }, { enabled: isMoving, every: everyMs })
  return (
    <Answered of={found} failed="导入没有加载成功">
      {(shown) => <Import companyId={company} batch={shown} />}
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
