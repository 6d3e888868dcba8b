import { optionalBenefitCalls, type OptionalOffer as Offer } from '@yf/contract/optional-benefits'
import type { FamilyMember } from '@yf/contract/family'
import { dayText } from '@yf/domain/date-text'
import { relationLabel } from '@yf/domain/relations'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { lookAgain } from '../card-writes.ts'
import { isChanged, isOpen, isSame, termOf, type OptionalChoice } from '../optional-choice.ts'
import { OptionalItem } from './optional-item.tsx'
import styles from './optional.module.css'

interface Props {
  offer: Offer
  /** Without the member. */
  family: readonly FamilyMember[]
}

const chips = { 1: ['info', '可选择'], 2: ['neutral', '已截止'], 3: ['neutral', '未开始'] } as const

/** The selection, and the item for which a member of the family is being chosen. */
function useWishes(offer: Offer) {
  const [wishes, setWishes] = useState<readonly OptionalChoice[]>(offer.chosen)
  const [asking, setAsking] = useState<string | null>(null)
  const toggle = (itemId: string) => {
    if (wishes.some((wish) => wish.itemId === itemId))
      return setWishes(wishes.filter((wish) => wish.itemId !== itemId))
    if (wishes.length >= offer.pick) return say(`最多选 ${offer.pick} 项，请先取消一项`)
    if (offer.audience === 'family') return setAsking(itemId)
    setWishes([...wishes, { itemId, userFamilyId: null }])
  }
  const chooseFor = (userFamilyId: string) => {
    const wish = { itemId: asking ?? '', userFamilyId }
    setWishes([...wishes.filter((one) => !isSame(one, wish)), wish])
  }
  return { wishes, asking, toggle, chooseFor, stopAsking: () => setAsking(null) }
}

function refusalOf(offer: Offer, itemId: string): string | null {
  if (!isOpen(offer)) return ''
  const before = offer.chosen.find((choice) => choice.itemId === itemId)
  return before?.isFixed === 1 ? '已使用或已转赠，不能更换' : null
}

export function OptionalOffer({ offer, family }: Props) {
  const { wishes, asking, toggle, chooseFor, stopAsking } = useWishes(offer)
  const [tone, state] = chips[offer.status]
  const nameOf = (wish: OptionalChoice | undefined) =>
    wish?.userFamilyId ? (family.find(({ id }) => id === wish.userFamilyId)?.name ?? '家人') : null
  const lacksFamily = offer.audience === 'family' && family.length === 0

  return (
    <Card title={offer.title} extra={<Chip tone={tone}>{state}</Chip>}>
      <div className={styles.offer}>
        {offer.summary && <p className={styles.note}>{offer.summary}</p>}
        <Facts
          rows={[
            { label: '可选', value: `${offer.items.length} 项里选 ${offer.pick} 项` },
            termOf(offer),
            { label: '可用至', value: dayText(offer.useUntil) },
          ]}
        />
        {offer.items.map((item) => {
          const wish = wishes.find(({ itemId }) => itemId === item.id)
          return (
            <OptionalItem
              key={item.id}
              item={item}
              isChosen={wish !== undefined}
              userName={nameOf(wish)}
              refusal={lacksFamily ? '' : refusalOf(offer, item.id)}
              onToggle={() => toggle(item.id)}
            />
          )
        })}
        <OfferButtons offer={offer} wishes={wishes} lacksFamily={lacksFamily} />
      </div>
      <ActionSheet
        open={asking !== null}
        onClose={stopAsking}
        title="给谁使用"
        actions={family.map(({ id, name, relation }) => ({
          key: id,
          label: `${name}（${relationLabel(relation)}）`,
        }))}
        onSelect={chooseFor}
      />
    </Card>
  )
}

interface ButtonsProps {
  offer: Offer
  wishes: readonly OptionalChoice[]
  lacksFamily: boolean
}

function OfferButtons({ offer, wishes, lacksFamily }: ButtonsProps) {
  const { companyId } = useCompany()
  const choosing = useWrite(optionalBenefitCalls.choose)
  const canSubmit = wishes.length > 0 && isChanged(offer, wishes)
  const submit = async () => {
    const choices = wishes.map(({ itemId, userFamilyId }) => ({
      itemId,
      ...(userFamilyId ? { userFamilyId } : {}),
    }))
    const done = await choosing.send({ companyId, id: offer.id, wishes: choices })
    if (done.ok) say(done.message)
    await lookAgain()
  }
  return (
    <>
      {isOpen(offer) && !lacksFamily && (
        <Button block disabled={!canSubmit} onTap={submit}>
          {offer.chosen.length > 0 && !canSubmit
            ? `已选定 ${offer.chosen.length} 项`
            : `确认选择（${wishes.length}/${offer.pick}）`}
        </Button>
      )}
      {lacksFamily && isOpen(offer) && (
        <Button kind="secondary" block onTap={() => go('/family/index')}>
          先添加家庭成员
        </Button>
      )}
      {offer.chosen.length > 0 && (
        <Button kind="plain" size="small" block onTap={() => go('/yfCards')}>
          去卡包使用
        </Button>
      )}
    </>
  )
}
