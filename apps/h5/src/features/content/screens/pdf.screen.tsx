import { FilePage } from '../parts/file-page.tsx'
import { openPdf } from '#platform/files/pdf/open-pdf.ts'
import { PdfReader } from '#platform/files/pdf/pdf-reader.tsx'

/** `?url=/files/…&name=` or `?id=` of an operation manual. */
export default function PdfScreen() {
  return (
    <FilePage ending="pdf" read={openPdf} close={(pdf) => pdf.close()}>
      {(pdf) => <PdfReader pdf={pdf} />}
    </FilePage>
  )
}
