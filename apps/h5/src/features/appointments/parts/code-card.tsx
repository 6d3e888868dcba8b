import { Barcode } from '#ui/barcode/barcode.tsx'
import { Card } from '#ui/card/card.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { codeText } from '../texts.ts'
import styles from './code-card.module.css'

/** The code that the counter scans, with its digits for a counter without a scanner. */
export const CodeCard = ({ code }: { code: string }) => (
  <Card title="预约码">
    <div className={styles.code}>
      <QrCode text={code} label="预约码的二维码" size={160} />
      <Barcode digits={code} label="预约码的条形码" />
      <p className={styles.digits}>{codeText(code)}</p>
      <p className={styles.note}>到店后向工作人员出示，请勿转发给他人</p>
    </div>
  </Card>
)
