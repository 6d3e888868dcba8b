import type { AdminActivity } from '@yf/contract/activities-admin'
import { Alert } from 'antd'

/** Why the edited activity differs from the one that members see. */
export const ProposalNote = ({ proposal }: { proposal: NonNullable<AdminActivity['proposal']> }) =>
  proposal.state === 'proposed' ? (
    <Alert type="info" showIcon title="以下内容正在等待财务审核；再次保存会撤回这次提交。" />
  ) : (
    <Alert
      type="warning"
      showIcon
      title={`财务驳回了以下内容${proposal.note ? `：${proposal.note}` : ''}`}
      description="修改后可以再次保存。"
    />
  )
