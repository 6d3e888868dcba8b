import { useEffect } from 'react'
import { usePlace } from '#platform/navigation/navigation.ts'
import { forgetPictures } from '#platform/pictures/picture-store.ts'
import { Blank } from '#ui/blank/blank.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { CaseDesk } from '../parts/case-desk.tsx'
import { useCase } from '../use-case.ts'

function OneCase({ caseId }: { caseId: string }) {
  const found = useCase(caseId)
  useEffect(() => forgetPictures, [])
  if (found.data)
    return <CaseDesk work={found.data} isStale={found.error !== null} onRefresh={found.refetch} />
  if (found.error)
    return (
      <Blank
        icon="warning"
        title="案件没有打开"
        onRetry={() => void found.refetch()}
        isBusy={found.isFetching}
      >
        {found.error.message}
      </Blank>
    )
  return <Skeleton lines={12} height={22} />
}

export default function CaseScreen() {
  const { query } = usePlace()
  const caseId = query['id']
  if (!caseId)
    return (
      <Blank icon="warning" title="没有指定案件">
        请从工作台的列表中打开案件。
      </Blank>
    )
  return <OneCase key={caseId} caseId={caseId} />
}
