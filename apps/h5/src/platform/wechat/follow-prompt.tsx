import { alert } from '#ui/dialog/confirm.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { warn } from '#platform/environment/warn.ts'
import styles from './follow-prompt.module.css'
import { fetchConfig } from './js-sdk.ts'
import { openOfficialAccount } from './official-account.ts'

/** WeChat's page with the account's own code, from which it can be followed. */
const accountPage = (officialAccount: string): string =>
  `https://open.weixin.qq.com/qr/code?username=${encodeURIComponent(officialAccount)}`

async function accountOrNone(): Promise<string | null> {
  try {
    return (await fetchConfig()).officialAccount
  } catch (error) {
    warn('WeChat official account', error)
    return null
  }
}

function FollowWords({ service, account }: { service: string; account: string | null }) {
  return (
    <div className={styles.words}>
      <p className={styles.line}>请微信关注原力健康公众号</p>
      <p className={styles.line}>登录原力星球使用{service}服务</p>
      {account && <QrCode text={accountPage(account)} label="原力健康公众号二维码" />}
      {account && <p className={styles.note}>用微信扫一扫二维码即可关注</p>}
    </div>
  )
}

/** Specification §8: in WeChat the account's profile opens; elsewhere, or where it does not, words and a code to scan. */
export async function promptToFollow(service: string): Promise<void> {
  if (await openOfficialAccount()) return
  const account = await accountOrNone()
  await alert({ title: '关注公众号', content: <FollowWords service={service} account={account} /> })
}
