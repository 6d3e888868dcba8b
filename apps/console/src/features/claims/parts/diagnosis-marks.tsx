import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { diagnosisVerdicts, type DiagnosisVerdict } from '@yf/domain/diagnosis-marks'
import { mayDo } from '@yf/domain/staff'
import { Button, Select, Tag } from 'antd'
import { useState } from 'react'
import { useSession } from '#platform/session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { useCaseAction } from '../use-case.ts'
import styles from './case-diagnosis.module.css'

type MarkedDiagnosis = WorkCase['markedDiagnoses'][number]

const verdictOptions = (Object.entries(diagnosisVerdicts) as [DiagnosisVerdict, string][]).map(
  ([value, label]) => ({ value, label }),
)

/** The flags on the person's diagnoses, from this case or another, and who set them. */
export function DiagnosisMarks({ work }: { work: WorkCase }) {
  const role = useSession((session) => session.staff?.role)
  const mayLift = role !== undefined && mayDo(role, 'confirm')
  const [lifted, setLifted] = useState<MarkedDiagnosis | null>(null)
  if (work.markedDiagnoses.length === 0) return null
  return (
    <ul className={styles.marks} aria-label="诊断标记">
      {work.markedDiagnoses.map((mark) => (
        <li key={mark.id}>
          <Tag color={mark.verdict === 'excluded' ? 'error' : 'warning'}>
            {diagnosisVerdicts[mark.verdict]}
          </Tag>
          {mark.code} {mark.name}：{mark.reason}（
          {mark.isOwn === 1 ? '本案' : `案件 ${mark.caseNo}，${mark.stateName}`}，{mark.staffName}{' '}
          {mark.time.slice(0, 10)}）
          {mayLift && (
            <Button type="link" size="small" onClick={() => setLifted(mark)}>
              解除
            </Button>
          )}
        </li>
      ))}
      {lifted && <LiftDialog work={work} mark={lifted} onClose={() => setLifted(null)} />}
    </ul>
  )
}

function LiftDialog({ work, mark, onClose }: { work: WorkCase; mark: MarkedDiagnosis; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.liftDiagnosisMark)
  const lift = async () => {
    const input = { caseId: work.caseId, markId: mark.id, reason: reason.trim() }
    if (await run(input, '标记已解除')) onClose()
  }
  return (
    <Dialog
      title="解除诊断标记？"
      confirmText="解除"
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void lift()}
      onClose={onClose}
    >
      <p>
        {mark.code} {mark.name}。解除后，这位被保险人以后的案件不再因此转人工。
      </p>
      <TextEntry label="解除理由" isRequired value={reason} maxLength={200} onChange={setReason} />
    </Dialog>
  )
}

export function MarkDialog({ work, onClose }: { work: WorkCase; onClose: () => void }) {
  const [code, setCode] = useState(work.codedDiagnoses[0]?.code ?? null)
  const [verdict, setVerdict] = useState<DiagnosisVerdict>('doubtful')
  const [reason, setReason] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.markDiagnosis)
  const save = async () => {
    if (code === null) return
    const isDone = await run({ caseId: work.caseId, code, verdict, reason: reason.trim() }, '诊断已标记')
    if (isDone) onClose()
  }
  return (
    <Dialog
      title="标记诊断"
      confirmText="标记"
      isBusy={isBusy}
      fault={fault}
      canConfirm={code !== null && reason.trim() !== ''}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Entry label="诊断">
        {(id) => (
          <Select
            id={id}
            value={code}
            options={work.codedDiagnoses.map((one) => ({
              value: one.code,
              label: `${one.code} ${one.name}`,
            }))}
            onChange={setCode}
          />
        )}
      </Entry>
      <Entry label="标记为">
        {(id) => <Select id={id} value={verdict} options={verdictOptions} onChange={setVerdict} />}
      </Entry>
      <TextEntry label="理由" isRequired value={reason} rows={2} maxLength={200} onChange={setReason} />
      <p>本案的应赔金额不变；这位被保险人以后的案件如有相同诊断，会转人工并注明本案。</p>
    </Dialog>
  )
}
