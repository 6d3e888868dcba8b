import type { Adviser } from '@yf/contract/adviser'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import styles from './adviser-card.module.css'

/** The adviser, their hours, and two ways to contact them at once. */
export function AdviserCard({ adviser }: { adviser: Adviser }) {
  const { name, title, introduction, portrait, phone, hours, workChatLink } = adviser
  return (
    <Card>
      <div className={styles.who}>
        <Avatar name={name} {...(portrait ? { src: portrait } : {})} size={64} />
        <div className={styles.text}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.fact}>{title}</p>
          <p className={styles.fact}>{`服务时间：${hours}`}</p>
        </div>
      </div>
      <p className={styles.introduction}>{introduction}</p>
      <a className={styles.phone} href={`tel:${phone}`}>
        <Icon name="phone" size={18} />
        <span>{`拨打电话 ${phone}`}</span>
      </a>
      {workChatLink && (
        <div className={styles.chat}>
          <QrCode text={workChatLink} label={`${name}的企业微信二维码`} size={140} />
          <p className={styles.fact}>微信扫一扫或长按识别，添加企业微信</p>
        </div>
      )}
    </Card>
  )
}
