import type { CaseDetail } from '@yf/contract/claim-shapes'
import { MailCodeField } from '#features/messages/shared/mail-code/mail-code-field.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { CasePage } from '../parts/case-page.tsx'
import { documentsOf, useDocumentMail, type DocumentName } from '../use-document-mail.ts'
import styles from './to-email.module.css'

const names: Record<DocumentName, { name: string; note: string }> = {
  book: { name: '理赔申请书', note: '含您的手写签名' },
  letter: { name: '理赔决定书', note: '赔付结论与每张发票的说明' },
  review: { name: '复核决定书', note: '复核结论与理由' },
}

/** Emails the documents of a case; kept alive, so that a half-typed address survives. */
export default function ToEmailScreen() {
  return <CasePage>{(found) => <Mail key={found.caseId} found={found} />}</CasePage>
}

function Mail({ found }: { found: CaseDetail }) {
  const offered = documentsOf(found)
  const mail = useDocumentMail(found.caseId, offered)
  if (offered.length === 0) {
    return (
      <EmptyOf kind="files" title="还没有可以发送的文件" note="提交申请并签名后，申请书会在几分钟内生成" />
    )
  }
  if (mail.sentTo) return <Sent email={mail.sentTo} onAgain={mail.again} />
  return (
    <>
      <Card title="要发送的文件">
        <p className={styles.number}>{`案件 ${found.caseNo}`}</p>
        {offered.map((document) => (
          <Checkbox
            key={document}
            checked={mail.papers.includes(document)}
            onChange={(isSelected) => mail.toggle(document, isSelected)}
          >
            {names[document].name}
            <span className={styles.note}>{names[document].note}</span>
          </Checkbox>
        ))}
      </Card>
      <Card>
        <div className={styles.form}>
          <TextField
            label="邮箱"
            required
            type="email"
            inputMode="email"
            enterKeyHint="send"
            autoComplete="email"
            placeholder="name@example.com"
            icon="mail"
            maxLength={100}
            {...mail.emailField}
            onEnter={() => void mail.send()}
            hint="文件含个人健康信息，请填写您本人的邮箱"
            clearable
          />
          {mail.codeField && (
            <MailCodeField {...mail.codeField} hint="第一次发送到这个邮箱，请先确认它是您本人的" />
          )}
          <Button block onTap={mail.send}>
            {mail.codeField ? '确认并发送' : '发送'}
          </Button>
        </div>
      </Card>
    </>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const leave = useWayBack()
  return (
    <Card>
      <div className={styles.sent} role="status">
        <span className={styles.sign}>
          <Icon name="mail" size={28} />
        </span>
        <h2 className={styles.title}>已发送</h2>
        <p className={styles.text}>{`文件正在送往 ${email}，通常几分钟内送达；没有收到请看看垃圾邮件`}</p>
        <Button block onTap={leave}>
          完成
        </Button>
        <Button block kind="plain" onTap={onAgain}>
          发送到其他邮箱
        </Button>
      </div>
    </Card>
  )
}
