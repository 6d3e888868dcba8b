import { claimCalls } from '@yf/contract/claims'
import { useRef, useState, useSyncExternalStore } from 'react'
import { newKey } from '@yf/client/keys'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { keepOwnPicture } from '#platform/pictures/own-pictures.ts'
import { writeFile } from '#platform/uploads/write-file.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { SignaturePad, type SignatureHandle } from '#ui/signature-pad/signature-pad.tsx'
import styles from './sign-edit.module.css'

/** One upload per signature: a retry after a broken connection sends the same key. */
async function keep(picture: Blob, key: string) {
  const file = new File([picture], '签名.png', { type: 'image/png' })
  const uploaded = await writeFile(claimCalls.uploadForOriginUrl, file, { purpose: 'signature' }, { key })
  if (uploaded.ok) {
    keepOwnPicture(uploaded.result.url, picture)
    await refresh(claimCalls.signature)
  }
  return uploaded
}

function watchSize(notify: () => void): () => void {
  addEventListener('resize', notify)
  return () => removeEventListener('resize', notify)
}

const useIsAcross = (): boolean => useSyncExternalStore(watchSize, () => innerWidth > innerHeight)

/** The signature pad: landscape, whether or not the page rotates with the phone; it also works in portrait. */
export default function SignEditScreen() {
  const leave = useWayBack()
  const pad = useRef<SignatureHandle>(null)
  const key = useRef(newKey())
  const isAcross = useIsAcross()
  const [isEmpty, setEmpty] = useState(true)
  // With rotation locked, the member holds the phone sideways while the page stays in portrait.
  const [isUpright, setUpright] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isTurned = !isAcross && !isUpright
  // In landscape there is no height left for a bar under the pad.
  const isBar = !isAcross && isUpright

  const change = (empty: boolean) => {
    key.current = newKey()
    setFault(null)
    setEmpty(empty)
  }
  const save = async () => {
    const picture = await pad.current?.picture()
    if (!picture) return
    const uploaded = await keep(picture, key.current)
    if (!uploaded.ok) return setFault(uploaded.error.message)
    // The other screens are made for portrait.
    say(isBar ? '签名已保存' : '签名已保存，请竖过手机继续')
    leave()
  }
  const use = (
    <Button block={isBar} size={isBar ? 'normal' : 'small'} disabled={isEmpty} onTap={save}>
      使用这个签名
    </Button>
  )
  return (
    <Page actions={isBar && use}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.hint}>
            {isTurned ? '请把手机横过来，用正楷写下您的姓名' : '请用正楷写下您的姓名'}
          </p>
          {!isAcross && (
            <Button kind="plain" size="small" onTap={() => setUpright(!isUpright)}>
              {isUpright ? '横着写' : '竖着写'}
            </Button>
          )}
        </div>
        <div aria-live="assertive">{fault && <NoticeBar tone="danger">{fault}</NoticeBar>}</div>
        <div className={styles.pad}>
          <SignaturePad ref={pad} onChange={change} turned={isTurned} extra={!isBar && use} />
        </div>
      </div>
    </Page>
  )
}
