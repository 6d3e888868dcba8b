import { Button, Drawer } from 'antd'
import { useEffect, useState } from 'react'
import { forgetPictures, usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import { useSession } from '#platform/session/session.ts'
import { Failed } from '#ui/failed/failed.tsx'
import { Watermark } from '#ui/watermark/watermark.tsx'
import styles from './feedback-pictures.module.css'

/** Loaded when staff open them and not with the list: each view is recorded in the audit log. */
export function FeedbackPictures({ urls }: { urls: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  if (urls.length === 0) return null
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {`图片 ${urls.length} 张`}
      </Button>
      {isOpen && <PictureDrawer urls={urls} onClose={() => setOpen(false)} />}
    </>
  )
}

function PictureDrawer({ urls, onClose }: { urls: readonly string[]; onClose: () => void }) {
  useEffect(() => forgetPictures, [])
  return (
    <Drawer
      open
      size={640}
      title="会员上传的图片"
      closable={false}
      extra={<Button onClick={onClose}>关闭</Button>}
      onClose={onClose}
    >
      <div className={styles.pictures}>
        {urls.map((url, at) => (
          <Picture key={url} url={url} name={`第 ${at + 1} 张图片`} />
        ))}
      </div>
    </Drawer>
  )
}

function Picture({ url, name }: { url: string; name: string }) {
  const picture = usePictures((all) => all[url])
  const staff = useSession((session) => session.staff)
  useEffect(() => wantPicture(url), [url])
  if (picture?.state === 'failed')
    return <Failed title={picture.message} onRetry={() => wantPicture(url, { isUrgent: true })} />
  return (
    <div className={styles.picture}>
      {picture?.state === 'shown' ? (
        <>
          <img className={styles.image} src={picture.address} alt={name} />
          <Watermark text={`${staff?.name ?? ''} ${staff?.account ?? ''}`} />
        </>
      ) : (
        <span role="status" aria-label={`正在打开${name}`} />
      )}
    </div>
  )
}
