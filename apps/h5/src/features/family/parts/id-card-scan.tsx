import { familyScanCalls } from '@yf/contract/family-scan'
import { useState } from 'react'
import { chooseFiles, type FileChoice } from '#platform/uploads/choose-files.ts'
import { prepare } from '#platform/uploads/prepare.ts'
import { usePreparedChooser } from '#platform/uploads/use-prepared-chooser.ts'
import { writeFile } from '#platform/uploads/write-file.ts'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import type { MemberForm } from '../member-form.ts'

const sources = [
  { key: 'camera', label: '拍照识别' },
  { key: 'album', label: '从相册选择' },
]

interface Props {
  onRead: (read: Partial<Pick<MemberForm, 'name' | 'number'>>) => void
}

/** Recognises name and number in a photo of the card; returns a message, or null. The photo is not stored. */
async function readCard(from: FileChoice['from'], onRead: Props['onRead']): Promise<string | null> {
  const [file] = await chooseFiles({ from, most: 1 })
  if (!file) return null
  const prepared = await prepare(file)
  if (prepared.kind === 'refused') return prepared.message
  const sent = await writeFile(familyScanCalls.readIdCard, prepared.file, {}, {})
  if (!sent.ok) return sent.error.message
  const { name, number, message } = sent.result
  if (number) onRead({ number, ...(name ? { name } : {}) })
  return message || null
}

export function IdCardScan({ onRead }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  usePreparedChooser()
  const read = async (from: FileChoice['from']) => {
    setBusy(true)
    setMessage(null)
    try {
      setMessage(await readCard(from, onRead))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="secondary" size="small" icon="camera" busy={isBusy} onTap={() => setAsking(true)}>
        {isBusy ? '识别中…' : '拍身份证自动填写'}
      </Button>
      <div aria-live="polite">
        {message && (
          <NoticeBar tone="warning" onClose={() => setMessage(null)}>
            {message}
          </NoticeBar>
        )}
      </div>
      <ActionSheet
        open={isAsking}
        title="识别身份证人像面"
        actions={sources}
        onSelect={(key) => void read(key as FileChoice['from'])}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
