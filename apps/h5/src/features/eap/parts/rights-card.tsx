import type { RightsLeft } from '@yf/contract/eap-shapes'
import { Card } from '#ui/card/card.tsx'
import { dateText } from '../shared/times.ts'
import styles from './rights-card.module.css'

/** The number of remaining sessions and their expiry. */
export const RightsCard = ({ rights }: { rights: RightsLeft }) => (
  <Card>
    {rights ? (
      <div className={styles.rights}>
        <p className={styles.figure}>
          <strong className={styles.number}>{rights.left}</strong>
          <span className={styles.of}>{`/ ${rights.total} 次`}</span>
        </p>
        <div>
          <p className={styles.name}>{`${rights.name}剩余次数`}</p>
          <p className={styles.note}>
            {`有效期至${rights.endTime.slice(0, 4)}年${dateText(rights.endTime)} · 预约时使用，按时取消退回`}
          </p>
        </div>
      </div>
    ) : (
      <>
        <p className={styles.name}>您暂无心理咨询次数</p>
        <p className={styles.note}>可以预约免费的咨询师，或按标价自己支付</p>
      </>
    )}
    <p className={styles.seal}>您的咨询对企业保密：企业看不到谁预约过、谈了什么</p>
  </Card>
)
