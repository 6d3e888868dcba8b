import { copyText } from '#ui/copy/copy-text.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import styles from './follow-prompt.module.css'
import { openOfficialAccount } from './official-account.ts'

/** The account's name, by which WeChat's search finds it. */
const accountName = '原力健康'

const FollowText = ({ service }: { service: string }) => (
  <div className={styles.text}>
    <p className={styles.line}>请微信关注{accountName}公众号</p>
    <p className={styles.line}>登录原力星球使用{service}服务</p>
    <p className={styles.note}>复制名称后，在微信顶部的搜索框中粘贴即可找到</p>
  </div>
)

/**
 * Specification §8: in WeChat the account's profile opens; elsewhere, or if it fails, a text asks to follow it. No QR
 * code, because a phone cannot scan its own screen: the member copies the name into WeChat's search.
 */
export async function promptToFollow(service: string): Promise<void> {
  if (await openOfficialAccount()) return
  await confirm({
    title: '关注公众号',
    content: <FollowText service={service} />,
    confirmText: '复制名称',
    cancelText: '暂不关注',
    onAgree: () => copyText(accountName),
  })
}
