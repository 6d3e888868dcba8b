import { sleepCalls } from '@yf/contract/sleep'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { copyText } from '#ui/copy/copy-text.ts'
import { useProgress } from '../use-sleep.ts'

async function openReport(): Promise<void> {
  const report = await write(sleepCalls.report, {})
  if (report.ok) go('/pdf', { query: { url: report.result.url, name: report.result.name } })
}

/** The link identifies the sender only by a random code. */
const shareLink = (code: string) => `${location.origin}/#/somnus/share?code=${encodeURIComponent(code)}`

export function MoreCells() {
  const { data } = useProgress()
  const code = data?.shareCode
  return (
    <Card flush>
      <Cell
        icon="doc"
        label="睡眠报告"
        note="自评、课程和日记汇总成一份PDF"
        onTap={() => void openReport()}
      />
      {code && (
        <Cell
          icon="gift"
          label="分享给朋友"
          note="复制链接，不含您的个人信息"
          onTap={() => void copyText(shareLink(code))}
        />
      )}
    </Card>
  )
}
