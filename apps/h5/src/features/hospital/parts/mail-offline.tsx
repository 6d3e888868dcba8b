import { claimCalls } from '@yf/contract/claims'
import { firstClaimNotice } from '@yf/domain/claim-gate'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import styles from './mail-offline.module.css'

/** Mailing address for documents above the online limit. */
export function MailOffline() {
  const { companyId } = useCompany()
  const { data } = useQueryOf(claimCalls.limit, { companyId }, { silent: true })
  if (!data?.mailAddress) return null
  return (
    <Card title="邮寄办理" extra={<CopyButton text={data.mailAddress} what="邮寄地址" />}>
      <p className={styles.note}>{firstClaimNotice(data.maxTopLimitByCompany)}</p>
      <p className={styles.address}>{data.mailAddress}</p>
    </Card>
  )
}
