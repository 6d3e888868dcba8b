import { emptyOdds, oddsText, prizeKinds, type PrizeKind } from '@yf/domain/activity'
import type { PrizeBatch } from '@yf/contract/activities-admin'
import { Button, Input, InputNumber, Select } from 'antd'
import { classNames } from '#ui/class-names.ts'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { couponPrize, emptyPrize, type DraftPrize } from '../activity-draft.ts'
import { BatchChoice } from './batch-choice.tsx'
import styles from './prize-rows.module.css'

interface Props {
  prizes: readonly DraftPrize[]
  /** Coupons that can be prizes: those of the one company that sees the activity, otherwise none. */
  batches: readonly PrizeBatch[]
  /** How often each prize was won, by id: a prize that was won cannot be removed. */
  drawn: ReadonlyMap<string, number>
  onChange: (prizes: DraftPrize[]) => void
}

const kinds = (Object.keys(prizeKinds) as PrizeKind[]).map((value) => ({ value, label: prizeKinds[value] }))
const most = 12
const heads = ['种类', '名称', '积分 / 批次', '概率', '数量', '领取方式']

interface PrizeRowProps {
  prize: DraftPrize
  /** Its number among the prizes, for the labels. */
  no: number
  batches: readonly PrizeBatch[]
  won: number
  onChange: (changes: Partial<DraftPrize>) => void
  onRemove: () => void
}

function PrizeRow({ prize, no, batches, won, onChange, onRemove }: PrizeRowProps) {
  return (
    <div className={styles.row}>
      <Select<PrizeKind>
        aria-label={`奖品 ${no} 种类`}
        value={prize.kind}
        options={kinds}
        onChange={(kind) => onChange({ kind, points: kind === 'points' ? 10 : 0, batchId: null })}
      />
      <Input
        aria-label={`奖品 ${no} 名称`}
        placeholder="名称"
        maxLength={30}
        value={prize.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <WorthField prize={prize} no={no} batches={batches} onChange={onChange} />
      <InputNumber
        className={styles.cell}
        aria-label={`奖品 ${no} 概率（%）`}
        min={0}
        max={100}
        precision={2}
        suffix="%"
        value={prize.odds / 100}
        onChange={(percent) => onChange({ odds: Math.round((percent ?? 0) * 100) })}
      />
      <InputNumber
        className={styles.cell}
        aria-label={`奖品 ${no} 数量`}
        min={won}
        precision={0}
        value={prize.stock}
        onChange={(stock) => onChange({ stock: stock ?? 0 })}
      />
      <Input
        aria-label={`奖品 ${no} 领取方式`}
        placeholder="领取方式"
        maxLength={60}
        value={prize.how}
        onChange={({ target }) => onChange({ how: target.value })}
      />
      <Button
        disabled={won > 0}
        title={won > 0 ? `已抽出 ${won} 份，不能删除` : undefined}
        onClick={onRemove}
      >
        删除
      </Button>
    </div>
  )
}

/** The batch of a coupon, or the number of points. */
function WorthField({
  prize,
  no,
  batches,
  onChange,
}: Pick<PrizeRowProps, 'prize' | 'no' | 'batches' | 'onChange'>) {
  if (prize.kind === 'coupon')
    return (
      <BatchChoice
        label={`奖品 ${no} 优惠券批次`}
        batches={batches}
        chosen={prize.batchId}
        onChange={(batch) => onChange(couponPrize(prize, batch))}
      />
    )
  return (
    <InputNumber
      className={styles.cell}
      aria-label={`奖品 ${no} 积分`}
      disabled={prize.kind !== 'points'}
      min={0}
      precision={0}
      value={prize.points}
      onChange={(points) => onChange({ points: points ?? 0 })}
    />
  )
}

/** Odds as shown to members: with the odds of winning nothing they add up to 100%. */
export function PrizeRows({ prizes, batches, drawn, onChange }: Props) {
  return (
    <Section
      title="奖品"
      aside={<span className={text.quiet}>{`未中奖 ${oddsText(emptyOdds(prizes))}`}</span>}
    >
      {prizes.length > 0 && (
        <div className={classNames(styles.row, styles.head)} aria-hidden>
          {heads.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      {prizes.map((prize, at) => (
        <PrizeRow
          // oxlint-disable-next-line react/no-array-index-key -- prizes have no id until they are saved: their index identifies them
          key={at}
          prize={prize}
          no={at + 1}
          batches={batches}
          won={(prize.id && drawn.get(prize.id)) || 0}
          onChange={(changes) =>
            onChange(prizes.map((one, index) => (index === at ? { ...one, ...changes } : one)))
          }
          onRemove={() => onChange(prizes.filter((_, index) => index !== at))}
        />
      ))}
      <Button
        type="dashed"
        block
        disabled={prizes.length >= most}
        onClick={() => onChange([...prizes, emptyPrize])}
      >
        增加奖品
      </Button>
    </Section>
  )
}
