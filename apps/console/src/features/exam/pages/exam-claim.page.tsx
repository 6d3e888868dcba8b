import { examAdminCalls } from '@yf/contract/exam-admin'
import { useEffect } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { forgetPictures } from '#platform/pictures/picture-store.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Failed } from '#ui/failed/failed.tsx'
import { ExamLayout } from '../parts/exam-layout.tsx'

function OneExam({ id }: { id: string }) {
  const found = useQueryOf(examAdminCalls.open, { id })
  useEffect(() => forgetPictures, [])
  return (
    <Answered of={found} failed="体检报销没有打开" lines={12}>
      {(exam) => <ExamLayout exam={exam} />}
    </Answered>
  )
}

/** One reimbursement: the pictures beside the data entered from them, and the possible decisions. */
export default function ExamClaimPage() {
  const { query } = useLocation()
  const id = query['id']
  if (!id) return <Failed title="没有指定报销">请从体检报销的列表中打开。</Failed>
  return <OneExam key={id} id={id} />
}
