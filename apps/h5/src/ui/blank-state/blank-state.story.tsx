import { Button } from '#ui/button/button.tsx'
import type { UiStory } from '#ui/story.ts'
import { toast } from '#ui/toast/toast.ts'
import { drawings, type EmptyKind } from './drawings.tsx'
import { EmptyOf } from './empty-of.tsx'
import { EmptyState, ErrorState, OfflineState, RefusedState } from './blank-state.tsx'
import { NoRightState } from './no-right-state.tsx'

const retry = () => toast('正在重试')

export const story: UiStory = {
  group: '状态',
  name: '空白页 EmptyState / ErrorState / OfflineState / RefusedState / NoRightState',
  cases: {
    空: () => (
      <EmptyState
        title="还没有理赔记录"
        note="看病后保留发票与病历，在这里提交申请"
        action={<Button>去申请理赔</Button>}
      />
    ),
    各种列表: () => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)' }}>
        {(Object.keys(drawings) as EmptyKind[]).map((kind) => (
          <EmptyOf key={kind} kind={kind} title={kind} />
        ))}
      </div>
    ),
    出错: () => <ErrorState onRetry={retry} />,
    断网: () => <OfflineState onRetry={retry} />,
    被拒绝: () => <RefusedState message="保单不存在或已失效" onRetry={retry} />,
    无权益: () => <NoRightState action={<Button kind="secondary">联系在线客服</Button>} />,
  },
}
