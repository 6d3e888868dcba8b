import { go } from '#platform/navigation/go.ts'
import { useFunction } from '#platform/theme/theme.ts'
import { useUnread } from '#features/messages/shared/unread.ts'
import { useFamily } from '#features/equity/shared/use-equity.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { askToFollow } from '../ask-to-follow.ts'

/** Messages, customer service and other entries for questions and answers. */
export function MyServices() {
  const { total, isKnown } = useUnread()
  const family = useFamily().data
  const messages = useFunction('function_message', '消息中心')
  const service = useFunction('function_online_service', '在线客服')
  return (
    <Card flush>
      {messages.isShown && (
        <Cell
          icon="bell"
          picture={messages.picture}
          label={messages.name}
          value={total > 0 ? <Badge count={total} /> : isKnown ? '没有未读' : ''}
          onTap={() => go('/message')}
          track="user.message"
        />
      )}
      <Cell
        icon="family"
        label="家庭成员"
        value={family ? `${family.length} 人` : ''}
        onTap={() => go('/family/index')}
        track="user.family"
      />
      {service.isShown && (
        <Cell
          icon="service"
          picture={service.picture}
          label={service.name}
          note="工作日 9:00-18:30"
          onTap={() => go('/message')}
          track="user.humanService"
        />
      )}
      <Cell icon="book" label="操作手册" onTap={() => go('/pdf')} track="user.manual" />
      <Cell icon="help" label="常见问题" onTap={() => go('/faq')} track="user.faq" />
      <Cell icon="edit" label="意见反馈" onTap={() => go('/suggetion')} track="user.suggestion" />
      <Cell icon="star" label="关注公众号" onTap={() => void askToFollow('健康')} track="user.follow" />
    </Card>
  )
}
