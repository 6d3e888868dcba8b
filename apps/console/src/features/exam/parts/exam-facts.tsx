import type { AdminExamDetail } from '@yf/contract/exam-admin'
import { formatFen } from '@yf/domain/money'
import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { Section } from '#ui/section/section.tsx'

const quotaText = ({ quota }: AdminExamDetail) =>
  quota && `${quota.name}，剩余 ${formatFen(quota.leftFen)}，共 ${formatFen(quota.totalFen)}`

const cardText = ({ bankCard }: AdminExamDetail) =>
  bankCard && `${bankCard.holderName} ${bankCard.bankName} 尾号 ${bankCard.maskedNo.slice(-4)}`

const factsOf = (exam: AdminExamDetail): readonly (readonly [string, ReactNode])[] => [
  ['体检人', `${exam.memberName}（${exam.relation}）`],
  ['申请人', exam.applicantName],
  ['证件号码', exam.maskedCertificate],
  ['手机号', exam.maskedPhone],
  ['体检机构', exam.institution],
  ['体检日期', exam.day],
  ['申请金额', formatFen(exam.amountFen)],
  ['发票合计', formatFen(exam.invoicesFen)],
  ['核定金额', exam.approvedFen === null ? null : formatFen(exam.approvedFen)],
  ['说明', exam.reason],
  ['收款账户', cardText(exam)],
  ['报销额度', quotaText(exam)],
]

/** What the member applied for. */
export const ExamFacts = ({ exam }: { exam: AdminExamDetail }) => (
  <Section title="报销信息">
    <Descriptions
      size="small"
      column={2}
      colon={false}
      styles={{ label: { width: 72, whiteSpace: 'nowrap' } }}
      items={factsOf(exam).map(([label, value]) => ({ key: label, label, children: value || '—' }))}
    />
  </Section>
)
