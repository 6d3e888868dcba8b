import { EditOutlined } from '@ant-design/icons'
import type { WorkCase } from '@yf/contract/workbench'
import { Tag } from 'antd'
import { useState } from 'react'
import { Tool } from '#ui/tool/tool.tsx'
import styles from './case-diagnosis.module.css'
import { DiagnosisDialog } from './diagnosis-dialog.tsx'

/** What the member wrote, and what it is coded as. */
export function CaseDiagnosis({ work }: { work: WorkCase }) {
  const [isCoding, setCoding] = useState(false)
  const { diagnosis, codedDiagnoses, isCodedByHand, can } = work
  return (
    <span className={styles.diagnosis}>
      <span>{diagnosis ?? '—'}</span>
      {codedDiagnoses.map(({ code, name }) => (
        <Tag key={code} color={isCodedByHand === 1 ? 'processing' : 'default'} title={name}>
          {code} {isCodedByHand === 1 && name}
        </Tag>
      ))}
      {can.correct === 1 && (
        <Tool label="诊断编码" icon={<EditOutlined aria-hidden />} onPress={() => setCoding(true)} />
      )}
      {isCoding && <DiagnosisDialog work={work} onClose={() => setCoding(false)} />}
    </span>
  )
}
