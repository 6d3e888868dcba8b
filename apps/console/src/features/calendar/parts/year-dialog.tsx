import { calendarAdminCalls, type CalendarYear } from '@yf/contract/calendar-admin'
import { Button } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { arrangementOf, faultOf, textOfNotice, textOfYear, type YearText } from '../calendar-form.ts'

/** Staff paste the published notice or type the year; contradictions to the law are shown before sending. */
export function YearDialog({ year, onClose }: { year: CalendarYear; onClose: () => void }) {
  const [text, setText] = useState<YearText>(() => textOfYear(year))
  const [refused, setRefused] = useState<string | null>(null)
  const { send, isBusy } = useWrite(calendarAdminCalls.enter)
  const change = (part: Partial<YearText>) => setText((before) => ({ ...before, ...part }))
  const fault = faultOf(text, year.year)
  const save = async () => {
    const { notice, off, worked } = arrangementOf(text)
    const runs = off.map(([first, last]) => ({ first, last }))
    const done = await send({ year: year.year, notice, off: runs, worked: [...worked] })
    if (!done.ok) return setRefused(done.error.message)
    putQuery(calendarAdminCalls.years, {}, done.result)
    say(`${year.year} 年放假安排已录入`)
    onClose()
  }
  return (
    <Dialog
      title={`录入 ${year.year} 年放假安排`}
      confirmText="保存"
      isBusy={isBusy}
      fault={refused ?? fault}
      canConfirm={fault === null}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <PastedNotice year={year.year} onRead={setText} />
      <TextEntry
        label="依据"
        isRequired
        value={text.notice}
        maxLength={80}
        onChange={(notice) => change({ notice })}
      />
      <TextEntry
        label="放假（每行一段，如 2027-02-05 至 2027-02-11）"
        isRequired
        value={text.off}
        rows={8}
        onChange={(off) => change({ off })}
      />
      <TextEntry
        label="调休上班（每行一天）"
        value={text.worked}
        rows={5}
        onChange={(worked) => change({ worked })}
      />
    </Dialog>
  )
}

interface PastedProps {
  year: number
  onRead: (text: YearText) => void
}

function PastedNotice({ year, onRead }: PastedProps) {
  const [pasted, setPasted] = useState('')
  const [misread, setMisread] = useState<string | null>(null)
  const take = () => {
    const read = textOfNotice(pasted, year)
    setMisread(typeof read === 'string' ? read : null)
    if (typeof read !== 'string') onRead(read)
  }
  return (
    <>
      <TextEntry
        label="粘贴国务院办公厅的通知"
        value={pasted}
        rows={3}
        maxLength={4000}
        fault={misread}
        onChange={setPasted}
      />
      <Button disabled={pasted.trim() === ''} onClick={take}>
        识别通知
      </Button>
    </>
  )
}
