import { useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { LargePicture } from './large-picture.tsx'
import styles from './chat-picture.module.css'

interface ChatPictureProps {
  /** A local URL, or null while the picture loads. */
  url: string | null
  /** 医生发来的图片 */
  name: string
}

/** A picture in a small frame of fixed size, so that loading causes no layout shift; a tap enlarges it in place. */
export function ChatPicture({ url, name }: ChatPictureProps) {
  const { src, state } = usePicture(url)
  const [isLarge, setLarge] = useState(false)
  if (!src) {
    const stateText = url !== null && state === 'failed' ? '图片无法显示' : '图片加载中'
    return (
      <span className={styles.frame} role="img" aria-label={`${name}，${stateText}`}>
        <Icon name="image" size={28} />
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className={classNames(base.tap, styles.frame)}
        aria-label={`放大${name}`}
        onClick={() => setLarge(true)}
      >
        <img className={styles.picture} src={src} alt="" />
      </button>
      <LargePicture src={isLarge ? src : null} name={name} onClose={() => setLarge(false)} />
    </>
  )
}
