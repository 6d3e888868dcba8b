import { useEffect } from 'react'
import { useLocation } from '#platform/navigation/navigation.ts'
import { forgetPictures } from '#platform/pictures/picture-store.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Failed } from '#ui/failed/failed.tsx'
import { CaseLayout } from '../parts/case-layout.tsx'
import { useCase } from '../use-case.ts'

function OneCase({ caseId }: { caseId: string }) {
  const found = useCase(caseId)
  useEffect(() => forgetPictures, [])
  return (
    <Answered of={found} failed="案件没有打开" lines={12}>
      {(work) => <CaseLayout work={work} isStale={found.error !== null} onRefresh={found.refetch} />}
    </Answered>
  )
}

export default function CasePage() {
  const { query } = useLocation()
  const caseId = query['id']
  if (!caseId) return <Failed title="没有指定案件">请从工作台的列表中打开案件。</Failed>
  return <OneCase key={caseId} caseId={caseId} />
}
