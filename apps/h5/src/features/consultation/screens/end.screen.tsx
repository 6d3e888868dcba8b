import { consultationCalls } from '@yf/contract/consultation'
import { consultationStates, isOver } from '@yf/domain/consultation'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BlankState } from '#ui/blank-state/blank-state.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { DoctorCard } from '../parts/doctor-card.tsx'
import { ConsultAgain } from '../record/consult-again.tsx'
import { Evaluation } from '../record/evaluation.tsx'
import { Findings } from '../record/findings.tsx'
import styles from '../record/record.module.css'

/** `?id=`: an ended consultation with its result and the rating. */
export default function EndScreen() {
  const { id = '' } = useQueryParams()
  const detail = useQueryOf(
    consultationCalls.detail,
    { id },
    { enabled: id !== '', silent: true, staleTime: 0 },
  )
  if (id === '') {
    return (
      <Page>
        <EmptyOf kind="gone" title="没有找到这次问诊" note="请从「我的问诊」中打开" />
      </Page>
    )
  }
  return (
    <AnsweredPage of={detail} skeleton={<SkeletonCard lines={5} />}>
      {(consultation) => {
        const { state, doctor, cancelReason } = consultation
        if (!isOver(state)) return <StillOpen id={id} />
        const isEnded = state === consultationStates.ended
        return (
          <Page
            actions={
              <>
                <Button
                  block
                  kind="secondary"
                  onTap={() => go('/consultationRecord/:id', { params: { id } })}
                >
                  查看详情
                </Button>
                <ConsultAgain consultation={consultation} />
              </>
            }
          >
            <div className={styles.sections}>
              <NoticeBar tone={isEnded ? 'success' : 'info'}>
                {isEnded ? '问诊已结束，祝您早日康复' : cancelReason || '问诊已取消'}
              </NoticeBar>
              {doctor && <DoctorCard doctor={doctor} />}
              {isEnded && <Findings consultation={consultation} />}
              {isEnded && <Evaluation consultation={consultation} onEvaluated={detail.refetch} />}
            </div>
          </Page>
        )
      }}
    </AnsweredPage>
  )
}

const StillOpen = ({ id }: { id: string }) => (
  <Page>
    <BlankState
      title="问诊还在进行中"
      note="医生还没有结束这次问诊"
      action={
        <Button onTap={() => replaceWith('/consultationRecord/:id', { params: { id } })}>进入问诊</Button>
      }
    />
  </Page>
)
