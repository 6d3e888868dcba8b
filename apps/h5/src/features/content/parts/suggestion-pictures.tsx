import { useEffect, useState } from 'react'
import { ownPicture } from '#platform/pictures/own-pictures.ts'
import { PictureUpload, type PictureUploadProps } from '#ui/picture-upload/picture-upload.tsx'
import type { SuggestionPicture } from '../use-suggestion.ts'

/** Shown until the bytes are loaded, such as after a reload with a draft. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Source URLs for the member's own pictures, by address. */
function useSources(pictures: readonly SuggestionPicture[]): Readonly<Record<string, string>> {
  const [sources, setSources] = useState<Readonly<Record<string, string>>>({})
  const addresses = pictures.map(({ url }) => url).join(' ')
  useEffect(() => {
    let isCurrent = true
    for (const url of addresses.split(' ').filter(Boolean)) {
      ownPicture(url).then(
        (src) => isCurrent && setSources((before) => ({ ...before, [url]: src })),
        // A picture that fails to load stays blank: the server has it, and it is submitted with the rest.
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
  pictures: readonly SuggestionPicture[]
  onChange: (pictures: SuggestionPicture[]) => void
}

export function SuggestionPictures({ pictures, onChange, upload }: Props) {
  const sources = useSources(pictures)
  const pictureList = pictures.map(({ id, url }) => ({ id, url: sources[url] ?? blank }))
  const own = new Map(pictures.map((picture) => [picture.id, picture]))
  return (
    <PictureUpload
      label="图片"
      max={4}
      accept="image/jpeg,image/png,image/webp,image/*"
      value={pictureList}
      // The displayed picture has another URL than the stored one.
      onChange={(next) => onChange(next.map((picture) => own.get(picture.id) ?? picture))}
      upload={upload}
    />
  )
}
