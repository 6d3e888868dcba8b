import { useEffect, useState } from 'react'
import { ownPicture } from '#platform/pictures/own-pictures.ts'
import { PictureUpload, type PictureUploadProps } from '#ui/picture-upload/picture-upload.tsx'
import type { Picture } from '../use-suggestion.ts'

/** Seen until the bytes are here, as after a reload with a draft. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** One's own pictures as an img tag can show them, by address. */
function useSources(pictures: readonly Picture[]): Readonly<Record<string, string>> {
  const [sources, setSources] = useState<Readonly<Record<string, string>>>({})
  const addresses = pictures.map(({ url }) => url).join(' ')
  useEffect(() => {
    let isCurrent = true
    for (const url of addresses.split(' ').filter(Boolean)) {
      ownPicture(url).then(
        (src) => isCurrent && setSources((before) => ({ ...before, [url]: src })),
        // What does not come stays blank: it is on the server, and goes out with the rest.
        () => undefined,
      )
    }
    return () => {
      isCurrent = false
    }
  }, [addresses])
  return sources
}

interface Props extends Pick<PictureUploadProps, 'upload'> {
  pictures: readonly Picture[]
  onChange: (pictures: Picture[]) => void
}

export function SuggestionPictures({ pictures, onChange, upload }: Props) {
  const sources = useSources(pictures)
  const shown = pictures.map(({ id, url }) => ({ id, url: sources[url] ?? blank }))
  const own = new Map(pictures.map((picture) => [picture.id, picture]))
  return (
    <PictureUpload
      label="图片"
      max={4}
      accept="image/jpeg,image/png,image/webp,image/*"
      value={shown}
      // What is shown has another address than what is kept.
      onChange={(next) => onChange(next.map((picture) => own.get(picture.id) ?? picture))}
      upload={upload}
    />
  )
}
