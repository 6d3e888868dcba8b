import type { HandSignature } from '@yf/contract/claim-shapes'
import { momentText } from '#features/claims/shared/case-state.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './stored-signature.module.css'

interface Props {
  signature: HandSignature
  onWrite: () => void
}

/** The stored signature is used unless the member writes a new one. */
export function StoredSignature({ signature: { id, url, createTime }, onWrite }: Props) {
  const { src, state } = usePicture(url)
  if (!id) {
    return (
      <Card title="您的签名" extra={<Chip tone="warning">待签名</Chip>}>
        <button type="button" className={styles.empty} onClick={onWrite}>
          <Icon name="edit" size={28} />
          <span>点按这里手写签名</span>
        </button>
      </Card>
    )
  }
  return (
    <Card title="您的签名" extra={<Chip tone="success">使用已存签名</Chip>}>
      <div className={styles.paper}>
        {src && <img className={styles.picture} src={src} alt="您的手写签名" />}
        {state === 'failed' && <span>签名图片没有加载出来，不影响使用</span>}
      </div>
      <div className={styles.foot}>
        <span className={styles.time}>{createTime && `${momentText(createTime)} 签`}</span>
        <Button kind="secondary" size="small" icon="edit" onTap={onWrite}>
          重新签名
        </Button>
      </div>
    </Card>
  )
}
