import { CopyButton } from '#ui/copy/copy-button.tsx'
import styles from './case-no.module.css'

/** The case number with a copy button. */
export const CaseNo = ({ caseNo }: { caseNo: string }) => (
  <span className={styles.number}>
    {caseNo}
    <CopyButton text={caseNo} what="案件号" />
  </span>
)
