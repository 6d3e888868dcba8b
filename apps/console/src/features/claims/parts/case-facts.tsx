import { EditOutlined } from '@ant-design/icons'
import type { WorkCase } from '@yf/contract/claims-admin'
import { visitTypes } from '@yf/domain/claim-materials'
import { Button, Descriptions, type DescriptionsProps } from 'antd'
import { memo, useState, type ReactNode } from 'react'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Section } from '#ui/section/section.tsx'
import { CaseDiagnosis } from './case-diagnosis.tsx'
import { CaseDocuments } from './case-documents.tsx'
import { VisitDialog } from './visit-dialog.tsx'

const visitDays = ({ visitStart, visitEnd }: WorkCase): string => {
  if (!visitStart) return '未填写'
  return visitEnd && visitEnd !== visitStart ? `${visitStart} 至 ${visitEnd}` : visitStart
}

const MemberLink = ({ work }: { work: WorkCase }) => (
  <a href={linkTo('/member', { id: work.memberId })}>{work.applicantName}</a>
)

const factsOf = (work: WorkCase): readonly (readonly [string, ReactNode])[] => [
  ['被保险人', `${work.insuredName}（${work.relation}）`],
  ['申请人', <MemberLink key="applicant" work={work} />],
  ['证件号码', work.maskedCertificate],
  ['手机号', work.maskedPhone],
  ['就诊类型', work.visitType && visitTypes[work.visitType]],
  ['医院', work.hospital],
  ['就诊日期', visitDays(work)],
  ['诊断', <CaseDiagnosis key="diagnosis" work={work} />],
  [
    '收款账户',
    work.bankCard &&
      `${work.bankCard.holderName} ${work.bankCard.bankName} 尾号 ${work.bankCard.maskedNo.slice(-4)}`,
  ],
  ['提交时间', work.submitTime],
  ['处理人', work.handlerName],
]

const itemsOf = (work: WorkCase): DescriptionsProps['items'] => [
  ...factsOf(work).map(([label, value]) => ({ key: label, label, children: value || '—' })),
  ...(work.accidentNote
    ? [{ key: '事故经过', label: '事故经过', span: 'filled' as const, children: work.accidentNote }]
    : []),
]

export const CaseFacts = memo(function CaseFacts({ work }: { work: WorkCase }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Section
      title="案件信息"
      aside={
        <>
          <CaseDocuments documents={work.papers ?? []} />
          {work.can.correct === 1 && (
            <Button
              type="link"
              size="small"
              icon={<EditOutlined aria-hidden />}
              onClick={() => setEditing(true)}
            >
              更正就诊信息
            </Button>
          )}
        </>
      }
    >
      <Descriptions
        size="small"
        column={2}
        colon={false}
        styles={{ label: { width: 72, whiteSpace: 'nowrap' } }}
        items={itemsOf(work)}
      />
      {isEditing && <VisitDialog work={work} onClose={() => setEditing(false)} />}
    </Section>
  )
})
