import { useEffect, useState } from 'react'
import { usePicture } from '#platform/pictures/use-picture.ts'

interface LoadedPicture {
  readonly src: string
  readonly picture: HTMLImageElement
}

/** Shares one decoded picture among all cut-outs, because each copy costs memory. Null until loaded. */
export function useLoadedPicture(url: string): HTMLImageElement | null {
  const { src } = usePicture(url)
  const [loaded, setLoaded] = useState<LoadedPicture | null>(null)
  useEffect(() => {
    if (!src) return
    let isHere = true
    const picture = new Image()
    picture.addEventListener('load', () => {
      if (isHere && picture.naturalWidth > 0) setLoaded({ src, picture })
    })
    picture.src = src
    return () => {
      isHere = false
    }
  }, [src])
  return loaded !== null && loaded.src === src ? loaded.picture : null
}
