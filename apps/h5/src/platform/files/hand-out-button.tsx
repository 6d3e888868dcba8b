import { Button } from '#ui/button/button.tsx'
import { handOut, wayOutOf } from './hand-out.ts'

/** Saves or shares a file where the phone allows it; otherwise there is no button. */
export function HandOutButton({ file, name }: { file: Blob | null; name: string }) {
  const way = wayOutOf(file, name)
  if (!file || !way) return null
  return (
    <Button
      kind="plain"
      size="small"
      label={way === 'share' ? '分享文件' : '下载文件'}
      onTap={() => handOut(file, name)}
    >
      {way === 'share' ? '分享' : '下载'}
    </Button>
  )
}
