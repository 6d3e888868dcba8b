import { EditOutlined, FlagOutlined } from '@ant-design/icons'
import type { WorkCase } from '@yf/contract/claims-admin'
import { caseStates } from '@yf/domain/claim-case'
import { Tag } from 'antd'
import { useState } from 'react'
import { Tool } from '#ui/tool/tool.tsx'
import styles from './case-diagnosis.module.css'
import { DiagnosisDialog } from './diagnosis-dialog.tsx'
import { DiagnosisMarks, MarkDialog } from './diagnosis-marks.tsx'

/** The member's own description and its coded diagnosis. */
export function CaseDiagnosis({ work }: { work: WorkCase }) {
  const [isCoding, setCoding] = useState(false)
  const [isMarking, setMarking] = useState(false)
  // An appeal concerns the facts as they were coded.
  const isOpen = work.can.correct === 1 && work.state !== caseStates.appealed
  const { diagnosis, codedDiagnoses, isCodedByHand } = work
  return (
    <span className={styles.diagnosis}>
      <span>{diagnosis ?? '—'}</span>
      {codedDiagnoses.map(({ code, name }) => (
        <Tag key={code} color={isCodedByHand === 1 ? 'processing' : 'default'} title={name}>
          {code} {isCodedByHand === 1 && name}
        </Tag>
      ))}
      {isOpen && (
        <Tool label="诊断编码" icon={<EditOutlined aria-hidden />} onPress={() => setCoding(true)} />
      )}
      {isOpen && codedDiagnoses.length > 0 && (
        <Tool label="标记诊断" icon={<FlagOutlined aria-hidden />} onPress={() => setMarking(true)} />
      )}
      <DiagnosisMarks work={work} />
      {isCoding && <DiagnosisDialog work={work} onClose={() => setCoding(false)} />}
      {isMarking && <MarkDialog work={work} onClose={() => setMarking(false)} />}
    </span>
  )
}
