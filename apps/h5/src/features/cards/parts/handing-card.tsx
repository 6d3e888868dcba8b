import type { CardDetail } from '@yf/contract/cards'
import { dayAndClockText } from '@yf/domain/date-text'
import { relationLabel } from '@yf/domain/relations'
import { useState } from 'react'
import { useFamily } from '#features/equity/shared/use-equity.ts'
import { go } from '#platform/navigation/go.ts'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { giveCard, takeCardBack } from '../card-writes.ts'
import styles from './handing-card.module.css'

const kinds = { given: '转赠给', takenBack: '收回自' } as const

/** Gives a card to a family member and takes it back while unused; past holders are listed below. */
export function HandingCard({ card }: { card: CardDetail }) {
  if (card.canGive === 0 && card.canTakeBack === 0 && card.handovers.length === 0) return null
  return (
    <Card title="家人共享">
      {card.canGive === 1 && <Giving card={card} />}
      {card.canTakeBack === 1 && (
        <div className={styles.part}>
          <p className={styles.note}>{`${card.userName ?? '家人'}还没有使用，您可以收回这张卡`}</p>
          <Button kind="secondary" block onTap={() => takeCardBack(card)}>
            收回卡片
          </Button>
        </div>
      )}
      {card.userName !== null && card.canTakeBack === 0 && card.handovers.length > 0 && (
        <p className={styles.note}>{`${card.userName}已经使用或预约，不能收回`}</p>
      )}
      {card.handovers.length > 0 && (
        <ul className={styles.history} aria-label="转赠记录">
          {card.handovers.map(({ kind, name, createTime }) => (
            <li key={createTime + kind} className={styles.step}>
              <span>{`${kinds[kind]}${name}`}</span>
              <span>{dayAndClockText(createTime)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Giving({ card }: { card: CardDetail }) {
  const [isOpen, setOpen] = useState(false)
  const family = (useFamily().data ?? []).filter(({ relation }) => relation !== 'self')
  if (family.length === 0) {
    return (
      <div className={styles.part}>
        <p className={styles.note}>添加家庭成员后，可以把这张卡转赠给家人使用</p>
        <Button kind="secondary" block onTap={() => go('/family/index')}>
          添加家庭成员
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.part}>
      <p className={styles.note}>转赠给家人使用，对方使用前您可以随时收回</p>
      <Button kind="secondary" block onTap={() => setOpen(true)}>
        转赠给家人
      </Button>
      <ActionSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="转赠给谁"
        actions={family.map(({ id, name, relation }) => ({
          key: id,
          label: `${name}（${relationLabel(relation)}）`,
        }))}
        onSelect={(id) => void giveCard(card, id)}
      />
    </div>
  )
}
