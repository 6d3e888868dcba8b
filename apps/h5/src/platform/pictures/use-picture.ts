import { useEffect, useState } from 'react'
import { ownPicture } from './own-pictures.ts'
import { pictureOf } from './picture-of.ts'

export interface PictureState {
  /** For an img tag; null while loading or if it cannot be shown. */
  readonly src: string | null
  readonly state: 'loading' | 'ready' | 'failed'
}

interface LoadedPicture extends PictureState {
  readonly url: string
}

const loading: PictureState = { src: null, state: 'loading' }
const failed: PictureState = { src: null, state: 'failed' }

/** `const { src } = usePicture(userInfo.headimgurl)`: own files load with the token, all others directly. */
export function usePicture(address: string | null | undefined): PictureState {
  const source = pictureOf(address)
  const own = source?.kind === 'own' ? source.url : null
  const [loaded, setLoaded] = useState<LoadedPicture | null>(null)
  useEffect(() => {
    if (own === null) return
    let isCurrent = true
    const settle = (next: PictureState) => {
      if (isCurrent) setLoaded({ ...next, url: own })
    }
    ownPicture(own).then(
      (src) => settle({ src, state: 'ready' }),
      () => settle(failed),
    )
    return () => {
      isCurrent = false
    }
  }, [own])
  if (!source) return failed
  if (own === null) return { src: source.url, state: 'ready' }
  return loaded?.url === own ? loaded : loading
}
