import { workbenchCalls, type WorkCase } from '@yf/contract/workbench'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { useCaseDeed } from '../use-case.ts'
import styles from './case-facts.module.css'
import { Papers } from './papers.tsx'

const visitOptions = Object.entries(visitTypes) as [VisitType, string][]

function VisitDialog({ work, onClose }: { work: WorkCase; onClose: () => void }) {
  const [visitType, setVisitType] = useState<VisitType | ''>(work.visitType ?? '')
  const [hospital, setHospital] = useState(work.hospital ?? '')
  const { run, isBusy, fault } = useCaseDeed(workbenchCalls.setVisit)
  const save = async () => {
    if (visitType === '') return
    const isDone = await run({ caseId: work.caseId, visitType, hospital: hospital.trim() }, '就诊信息已更正')
    if (isDone) onClose()
  }
  return (
    <Dialog
      title="更正就诊信息"
      confirmText="保存"
      isBusy={isBusy}
      fault={fault}
      canConfirm={visitType !== '' && hospital.trim() !== ''}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Select
        label="就诊类型"
        value={visitType}
        options={visitOptions}
        placeholder="请选择"
        onChange={setVisitType}
      />
      <Field label="医院" value={hospital} onChange={setHospital} maxLength={60} isRequired />
      <p>就诊类型决定适用的保险责任，保存后会重新计算应赔金额。</p>
    </Dialog>
  )
}

const visitDays = ({ visitStart, visitEnd }: WorkCase): string => {
  if (!visitStart) return '未填写'
  return visitEnd && visitEnd !== visitStart ? `${visitStart} 至 ${visitEnd}` : visitStart
}

const factsOf = (work: WorkCase): readonly (readonly [string, string | null])[] => [
  ['被保险人', `${work.insuredName}（${work.relation}）`],
  ['申请人', work.applicantName],
  ['证件号码', work.maskedCertificate],
  ['手机号', work.maskedPhone],
  ['就诊类型', work.visitType && visitTypes[work.visitType]],
  ['医院', work.hospital],
  ['就诊日期', visitDays(work)],
  ['诊断', work.diagnosis],
  [
    '收款账户',
    work.bankCard &&
      `${work.bankCard.holderName} ${work.bankCard.bankName} 尾号 ${work.bankCard.maskedNo.slice(-4)}`,
  ],
  ['提交时间', work.submitTime],
  ['处理人', work.handlerName],
]

export function CaseFacts({ work }: { work: WorkCase }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title="案件信息"
      aside={
        <span className={styles.aside}>
          <Papers papers={work.papers ?? []} />
          {work.can.correct === 1 && (
            <Button kind="bare" icon="pencil" onPress={() => setEditing(true)}>
              更正就诊信息
            </Button>
          )}
        </span>
      }
    >
      <dl className={styles.facts}>
        {factsOf(work).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
        {work.accidentNote && (
          <div className={styles.wide}>
            <dt>事故经过</dt>
            <dd>{work.accidentNote}</dd>
          </div>
        )}
      </dl>
      {isEditing && <VisitDialog work={work} onClose={() => setEditing(false)} />}
    </Card>
  )
}
