import { consultationCalls } from '@yf/contract/consultation'
import type { ConsultationState } from '@yf/domain/consultation'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { BlankState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A partner sends members back here, with or without a session. Of the address only the consultation id is used, and
 * our own server supplies the state.
 */
export default function ResultScreen() {
  const isMember = useSession(sessionKind) === 'member'
  const { id = '' } = useQueryParams()
  if (!isMember) return <Stranger id={idPattern.test(id) ? id : null} />
  return <Page>{idPattern.test(id) ? <ConsultationResult id={id} /> : <Unknown />}</Page>
}

const Stranger = ({ id }: { id: string | null }) => (
  <Page onBack={null}>
    <BlankState
      title="您已返回原力星球"
      note="登录后可查看问诊进展、小结和处方"
      action={
        // The link requires a login and continues afterwards.
        <Button
          onTap={() => (id ? go('/consultationRecord/:id', { params: { id } }) : go('/consultationRecord'))}
        >
          登录查看
        </Button>
      }
    />
  </Page>
)

const Unknown = () => (
  <BlankState
    title="您已返回原力星球"
    note="可在「我的问诊」中查看进展"
    action={<Button onTap={() => replaceWith('/consultationRecord')}>我的问诊</Button>}
  />
)

const stateTexts: Readonly<Record<ConsultationState, { title: string; note: string; way: string }>> = {
  1: { title: '正在等待医生接诊', note: '接诊后会通知您，也可以先补充病情', way: '进入问诊' },
  2: { title: '医生正在为您服务', note: '请回到对话继续沟通', way: '继续问诊' },
  3: { title: '问诊已结束', note: '小结、处方和建议已保存', way: '查看小结' },
  4: { title: '问诊已取消', note: '', way: '查看详情' },
  5: { title: '问诊等待付款', note: '付款后为您安排医生', way: '去付款' },
}

function ConsultationResult({ id }: { id: string }) {
  const detail = useQueryOf(consultationCalls.detail, { id }, { silent: true, staleTime: 0 })
  return (
    <Answered of={detail} skeleton={<SkeletonCard lines={3} />}>
      {({ state, cancelReason }) => (
        <BlankState
          title={stateTexts[state].title}
          note={cancelReason || stateTexts[state].note}
          action={
            <Button onTap={() => replaceWith('/consultationRecord/:id', { params: { id } })}>
              {stateTexts[state].way}
            </Button>
          }
        />
      )}
    </Answered>
  )
}
