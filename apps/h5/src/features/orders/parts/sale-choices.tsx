import { afterSaleCalls } from '@yf/contract/after-sales'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useFresh } from '#platform/http/use-fresh.ts'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { salePaths } from '../texts.ts'

const icons = { refund: 'wallet', return: 'refresh', exchange: 'swap' } as const

/** The three kinds of request, with the reason for those that are not available. */
export function SaleChoices({ orderId }: { orderId: string }) {
  const found = useFresh(afterSaleCalls.choices, { orderId })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={4} />}>
      {({ kinds, openId }) => (
        <Page>
          {openId && (
            <Card flush>
              <Cell
                icon="clock"
                label="有一笔售后正在处理"
                note="处理完后才能再次申请"
                onTap={() => go('/mallAfterSales', { query: { id: openId } })}
              />
            </Card>
          )}
          <Card title="选择售后类型" flush>
            {kinds.map(({ kind, name, note, isOpen, because }) => (
              <Cell
                key={kind}
                icon={icons[kind]}
                label={name}
                note={isOpen === 1 ? note : because}
                {...(isOpen === 1 ? { onTap: () => go(salePaths[kind], { query: { orderId } }) } : {})}
              />
            ))}
          </Card>
          <Card flush>
            <Cell icon="service" label="联系在线客服" note="工作日 9:00-18:30" onTap={() => go('/message')} />
          </Card>
        </Page>
      )}
    </AnsweredPage>
  )
}
