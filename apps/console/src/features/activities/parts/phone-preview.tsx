import { emptyOdds, oddsText } from '@yf/domain/activity'
import { taskOf } from '@yf/domain/points'
import { PhoneFrame } from '#ui/phone-frame/phone-frame.tsx'
import type { ActivityDraft } from '../activity-draft.ts'
import styles from './phone-preview.module.css'

/** The page as the member sees it, in the order of the chosen layout. */
export const PhonePreview = ({ draft }: { draft: ActivityDraft }) => (
  <PhoneFrame title={draft.title || '活动'}>
    <header className={styles.head}>
      {draft.picLink && <img src={draft.picLink} alt="" />}
      <h3>{draft.title || '活动名称'}</h3>
      <p>{draft.summary}</p>
      <small>{`${draft.startTime.slice(0, 16)} 至 ${draft.endTime.slice(0, 16)}`}</small>
    </header>
    {draft.steps.length > 0 && (
      <ol className={draft.layout === 'active' ? styles.steps : styles.story}>
        {draft.steps.map(({ title, words }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two steps may be equal while they are being written
          <li key={at}>
            <strong>{title}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    )}
    {draft.layout !== 'huhui' && <Prizes draft={draft} />}
    {draft.tasks.length > 0 && draft.layout !== 'huhui' && (
      <ul className={styles.card}>
        {draft.tasks.map(({ source, chances }) => (
          <li key={source}>{`${source === 'signIn' ? '每日签到' : taskOf(source).name} +${chances} 次`}</li>
        ))}
      </ul>
    )}
    <ol className={styles.rules}>
      {draft.rules.map((rule, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>{rule}</li>
      ))}
    </ol>
  </PhoneFrame>
)

const Prizes = ({ draft: { prizes } }: { draft: ActivityDraft }) =>
  prizes.length === 0 ? null : (
    <>
      <ul className={styles.prizes}>
        {prizes.map(({ name, odds }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <strong>{name || '奖品'}</strong>
            <span>{`概率 ${oddsText(odds)}`}</span>
          </li>
        ))}
      </ul>
      <small>{`未中奖概率 ${oddsText(Math.max(emptyOdds(prizes), 0))}`}</small>
    </>
  )
