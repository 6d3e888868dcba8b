import type { Evaluation } from '@yf/contract/feedback'
import { dayAndClockText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './evaluation.module.css'

export const ServiceFacts = ({ service }: { service: Evaluation }) => (
  <Card>
    <div className={styles.service}>
      <span className={styles.mark}>
        <Icon name="service" size={24} />
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>{service.serviceName}</h2>
        <p className={styles.note}>{service.provider}</p>
        <p className={styles.note}>{`服务时间 ${dayAndClockText(service.serviceTime)}`}</p>
      </div>
    </div>
  </Card>
)
