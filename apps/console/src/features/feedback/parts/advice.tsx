import { feedbackAdminCalls, type DeskAdvice } from '@yf/contract/feedback-admin'
import type { TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import text from '#ui/quiet.module.css'
import { useVoicePlace } from '../feedback-path.ts'
import { HandleVoice } from './handle-feedback.tsx'
import { Member, Said, When } from './feedback-cells.tsx'
import { VoiceList } from './feedback-list.tsx'

const columns: TableColumnsType<DeskAdvice> = [
  { title: '时间', className: text.nowrap, render: (_, row) => <When {...row} /> },
  { title: '会员', className: text.nowrap, render: (_, row) => <Member {...row} /> },
  { title: '活动', render: (_, { activityTitle }) => activityTitle ?? '未指明活动' },
  { title: '建议', render: (_, row) => <Said voice={row} /> },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => row.handledTime === null && <HandleVoice kind="advice" voice={row} />,
  },
]

export function Advice() {
  const { asked } = useVoicePlace()
  const page = useQueryOf(feedbackAdminCalls.advice, asked, { every: 60_000 })
  return <VoiceList list="advice" name="活动建议" of={page} columns={columns} />
}
