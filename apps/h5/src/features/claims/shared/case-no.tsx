import { CopyButton } from '#ui/copy/copy-button.tsx'
import styles from './case-no.module.css'

/** The number of a case, as a fact, with a way to take it along. */
export const CaseNo = ({ caseNo }: { caseNo: string }) => (
  <span className={styles.number}>
    {caseNo}
    <CopyButton text={caseNo} what="案件号" />
  </span>
)
