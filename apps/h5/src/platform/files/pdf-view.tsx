import { useState } from 'react'
import { ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Coming } from './coming.tsx'
import { openPdf } from './pdf/open-pdf.ts'
import { PdfReader } from './pdf/pdf-reader.tsx'
import { useOpenedFile } from './use-opened-file.ts'

/** A restricted PDF that fills its box; a retry mounts it anew. */
export function PdfView({ url }: { url: string }) {
  const [attempt, setAttempt] = useState(0)
  return <OpenedPdf key={`${attempt}${url}`} url={url} onRetry={() => setAttempt(attempt + 1)} />
}

function OpenedPdf({ url, onRetry }: { url: string; onRetry: () => void }) {
  const { state, content, progress, message } = useOpenedFile(url, openPdf, (pdf) => pdf.close())
  if (state === 'failed') return <ErrorState note={message ?? '文件没有加载出来，请重试'} onRetry={onRetry} />
  return content === null ? <Coming progress={progress} /> : <PdfReader pdf={content} />
}
