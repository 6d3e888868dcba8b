import type { AdminExamDetail } from '@yf/contract/exam-admin'
import { formatFen } from '@yf/domain/money'
import { Alert } from 'antd'

/** What the first person said, and what needs checking. */
export const ExamNotices = ({ exam: { proposal, doubts } }: { exam: AdminExamDetail }) => (
  <>
    {proposal && (
      <Alert
        type="info"
        showIcon
        title={`${proposal.by}（${proposal.time}）${verdictText(proposal)}`}
        description={proposal.reason || undefined}
      />
    )}
    {doubts.map((doubt) => (
      <Alert key={doubt} type="warning" showIcon title={doubt} />
    ))}
  </>
)

const verdictText = ({ verdict, approvedFen }: NonNullable<AdminExamDetail['proposal']>) =>
  verdict === 'approve' ? `拟通过，报销 ${formatFen(approvedFen ?? 0)}` : '拟驳回'
