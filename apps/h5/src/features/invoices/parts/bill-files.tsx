import type { BillDetail } from '@yf/contract/invoices'
import { isCallError } from '@yf/client/call-error'
import { useRef } from 'react'
import { exportFile, exportMethodOf } from '#platform/files/export-file.ts'
import { fetchOwnFile } from '#platform/files/own-file.ts'
import { say } from '#platform/http/feedback.ts'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

/** Members view the PDF; the OFD is for accounting, and few phones can show it. */
export function BillFiles({ bill }: { bill: BillDetail }) {
  const { pdf, ofd, invoiceNo } = bill
  const takeOut = useTakeOut()
  if (!pdf) return null
  const name = `电子发票-${invoiceNo ?? ''}`
  return (
    <Card flush>
      <Cell
        icon="invoice"
        label="查看发票"
        note="PDF，可保存和转发"
        onTap={() => go('/pdf', { query: { url: pdf, name: `${name}.pdf` } })}
      />
      {ofd && (
        <Cell
          icon="doc"
          label="OFD 版式文件"
          note="财务入账用，内容与 PDF 相同"
          onTap={() => void takeOut(ofd, `${name}.ofd`)}
        />
      )}
    </Card>
  )
}

/**
 * A phone that cannot save files from a chat app uses the mailbox. The downloaded file is cached: a second tap shares
 * it at once if the user gesture of the first expired during the download.
 */
function useTakeOut() {
  const fetched = useRef(new Map<string, Blob>())
  return async (url: string, name: string): Promise<void> => {
    const { signal } = new AbortController()
    try {
      const file =
        fetched.current.get(url) ?? (await fetchOwnFile(url, { signal, onProgress: () => undefined }))
      fetched.current.set(url, file)
      if (exportMethodOf(file, name) === null) say('这里不能保存文件，请用下方“发送到邮箱”')
      else await exportFile(file, name)
    } catch (error) {
      if (!isCallError(error)) throw error
      say(error.message)
    }
  }
}
