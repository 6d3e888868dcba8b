import { Button } from '#ui/button/button.tsx'
import { exportFile, exportMethodOf } from './export-file.ts'

/** Saves or shares a file where the phone allows it; otherwise there is no button. */
export function ExportFileButton({ file, name }: { file: Blob | null; name: string }) {
  const way = exportMethodOf(file, name)
  if (!file || !way) return null
  return (
    <Button
      kind="plain"
      size="small"
      label={way === 'share' ? '分享文件' : '下载文件'}
      onTap={() => exportFile(file, name)}
    >
      {way === 'share' ? '分享' : '下载'}
    </Button>
  )
}
