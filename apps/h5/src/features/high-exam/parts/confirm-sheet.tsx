import { highExamCalls } from '@yf/contract/high-exam'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { whoInput, type HighExamChoice } from '../choice.ts'
import { cancelRule, dayText } from '../texts.ts'

interface Props {
  /** Null closes it. */
  day: string | null
  choice: HighExamChoice
  isChange: boolean
  onClose: () => void
  onSend: () => Promise<void>
}

/** The terms before confirmation. */
export function ConfirmSheet({ day, choice, isChange, onClose, onSend }: Props) {
  const title = isChange ? '确认改期' : '确认预约'
  return (
    <Sheet
      open={day !== null}
      onClose={onClose}
      title={title}
      actions={
        <Button block onTap={onSend}>
          {title}
        </Button>
      }
    >
      {day !== null && (
        <>
          {isChange ? (
            <Facts rows={[{ label: '新的日期', value: dayText(day) }]} />
          ) : (
            <Wish day={day} choice={choice} />
          )}
          <NoticeBar tone="warning">
            {isChange ? '机构确认新日期之前，原来的预约一直为您保留。' : cancelRule}
          </NoticeBar>
        </>
      )}
    </Sheet>
  )
}

/** The choices made on the way here, from the previous screens' data. */
function Wish({ day, choice }: { day: string; choice: HighExamChoice }) {
  const { companyId } = useCompany()
  const people = useQueryOf(highExamCalls.quota, { companyId }, { silent: true }).data ?? []
  const query = {
    companyId,
    institutionCode: choice.institution,
    marriage: choice.marriage,
    ...whoInput(choice),
  }
  const packages = useQueryOf(highExamCalls.packages, query, { silent: true }).data ?? []
  const who = people.find(({ userFamilyId }) => userFamilyId === choice.who)
  const right = who?.rights.find(({ packageId }) => packageId === choice.right)
  return (
    <Facts
      rows={[
        { label: '体检人', value: who?.name },
        { label: '套餐', value: packages.find(({ code }) => code === choice.examPackage)?.name },
        { label: '日期', value: `${dayText(day)} 08:00–11:00 到检` },
        { label: '使用权益', value: right && `${right.name}，用 1 次，剩余 ${right.left - 1} 次` },
      ]}
    />
  )
}
