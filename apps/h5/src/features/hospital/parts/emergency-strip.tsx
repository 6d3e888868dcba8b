import { Icon } from '#ui/icon/icon.tsx'
import styles from './emergency-strip.module.css'

/** Shown first: emergencies that online doctors cannot treat, with the emergency number. */
export const EmergencyStrip = () => (
  <a className={styles.strip} href="tel:120">
    <Icon name="warning" size={22} className={styles.icon} />
    <span className={styles.text}>
      <strong>急症请直接拨打 120</strong>
      <span>胸痛、喘不上气、昏迷抽搐、大出血</span>
    </span>
    <span className={styles.call}>拨打</span>
  </a>
)
