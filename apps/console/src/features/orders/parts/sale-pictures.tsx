import { useEffect, useState } from 'react'
import { useSession } from '#platform/session/session.ts'
import styles from '../pages/orders.module.css'

/** Fetched with the user's token, which an img element cannot send. */
function usePictureOf(url: string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const { token } = useSession.getState()
    fetch(url, { headers: { Authorization: `Bearer ${token ?? ''}` } })
      .then((response) => (response.ok ? response.blob() : null))
      .then((blob) => {
        made = blob && !isGone ? URL.createObjectURL(blob) : null
        return setAddress(made)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [url])
  return address
}

export const SalePictures = ({ urls }: { urls: readonly string[] }) =>
  urls.length === 0 ? null : (
    <div className={styles.pictures}>
      {urls.map((url, at) => (
        <Picture key={url} url={url} name={`第 ${at + 1} 张凭证`} />
      ))}
    </div>
  )

function Picture({ url, name }: { url: string; name: string }) {
  const src = usePictureOf(url)
  return src ? <img className={styles.picture} src={src} alt={name} /> : <span className={styles.picture} />
}
