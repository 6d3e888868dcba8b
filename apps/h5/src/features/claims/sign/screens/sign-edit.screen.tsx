import { claimCalls } from '@yf/contract/claims'
import { useRef, useState, useSyncExternalStore } from 'react'
import { newKey } from '@yf/client/keys'
import { isCallError } from '@yf/client/call-error'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { back } from '#platform/navigation/go.ts'
import { keepOwnPicture } from '#platform/pictures/own-pictures.ts'
import { sendFile } from '#platform/uploads/send-file.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SignaturePad, type SignatureHandle } from '#ui/signature-pad/signature-pad.tsx'
import styles from './sign-edit.module.css'

/** One upload a signature: sent again after a broken connection it is the same one. */
async function keep(picture: Blob, key: string): Promise<void> {
  const file = new File([picture], '签名.png', { type: 'image/png' })
  const { signal } = new AbortController()
  const how = { key, signal, onProgress: () => undefined }
  const { url } = await sendFile(claimCalls.uploadForOriginUrl, file, { purpose: 'signature' }, how)
  keepOwnPicture(url, picture)
  await refresh(claimCalls.signature)
}

function watchSize(notify: () => void): () => void {
  addEventListener('resize', notify)
  return () => removeEventListener('resize', notify)
}

const useIsAcross = (): boolean => useSyncExternalStore(watchSize, () => innerWidth > innerHeight)

/** The pad: as wide as the phone is long, and usable the other way too. */
export default function SignEditScreen() {
  const pad = useRef<SignatureHandle>(null)
  const key = useRef(newKey())
  const isAcross = useIsAcross()
  const [isEmpty, setEmpty] = useState(true)
  const [fault, setFault] = useState<string | null>(null)

  const change = (empty: boolean) => {
    key.current = newKey()
    setFault(null)
    setEmpty(empty)
  }
  const save = async () => {
    const picture = await pad.current?.picture()
    if (!picture) return
    try {
      await keep(picture, key.current)
    } catch (error) {
      if (!isCallError(error)) throw error
      setFault(error.message)
      return
    }
    // The other screens are made for a phone that is held upright.
    say(isAcross ? '签名已保存，请竖过手机继续' : '签名已保存')
    back('/sign')
  }
  // Held across, the phone has no height to spare for a bar under the pad.
  const use = (
    <Button block={!isAcross} size={isAcross ? 'small' : 'normal'} disabled={isEmpty} onTap={save}>
      使用这个签名
    </Button>
  )
  return (
    <Page title="手写签名" onBack={() => back('/sign')} actions={!isAcross && use}>
      <div className={styles.sheet}>
        <p className={styles.hint}>横过手机书写更舒展，请用正楷写下您的姓名</p>
        <div aria-live="assertive">{fault && <NoticeBar tone="danger">{fault}</NoticeBar>}</div>
        <div className={styles.pad}>
          <SignaturePad ref={pad} onChange={change} extra={isAcross && use} />
        </div>
      </div>
    </Page>
  )
}
