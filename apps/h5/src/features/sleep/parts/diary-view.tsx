import type { SleepNight } from '@yf/contract/sleep'
import { addDays } from '@yf/domain/dates'
import { diaryDaysBack, noteLength, qualities } from '@yf/domain/sleep/diary'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { say } from '#platform/http/feedback.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { TimeField } from '#ui/time-field/time-field.tsx'
import { useNightForm } from '../use-night-form.ts'
import { today, useDiary } from '../use-sleep.ts'
import styles from './diary-view.module.css'

export const DiaryView = () => (
  <AnsweredPage of={useDiary()} skeleton={<SkeletonCard lines={6} />}>
    {({ nights }) => <NightForm nights={nights} />}
  </AnsweredPage>
)

const qualityOptions = qualities.map((label, at) => ({ value: at + 1, label }))

function NightForm({ nights }: { nights: readonly SleepNight[] }) {
  const leave = useWayBack()
  const { values, field, set, save, chooseDay, isKnown, isBusy } = useNightForm(nights)
  const { onChange: _, ...day } = field('day')
  const submit = async () => {
    if (!(await save())) return
    say('已保存')
    leave()
  }
  return (
    <Page
      title="睡眠日记"
      actions={
        <Button block busy={isBusy} onTap={submit}>
          {isKnown ? '保存修改' : '保存'}
        </Button>
      }
    >
      <Card>
        <div className={styles.fields}>
          <DateField
            label="起床的日期"
            hint={isKnown ? '这一天已有记录，保存后以新的为准' : '记录前一晚到这一天早上的睡眠'}
            min={addDays(today(), -diaryDaysBack)}
            max={today()}
            {...day}
            onChange={chooseDay}
          />
          <div className={styles.times}>
            <TimeField label="上床时间" required {...field('bed')} />
            <TimeField label="入睡时间" required {...field('asleep')} />
            <TimeField label="醒来时间" required {...field('woke')} />
            <TimeField label="起床时间" required {...field('up')} />
          </div>
          <ChoiceField
            label="睡得怎么样"
            required
            options={qualityOptions}
            {...field('quality')}
            onChange={set('quality')}
          />
          <TextField
            label="备注"
            rows={3}
            placeholder="选填，如喝咖啡、加班、午睡"
            maxLength={noteLength}
            {...field('note')}
          />
        </div>
      </Card>
      <p className={styles.note}>{`记录于${values.day || '—'}，只有您本人能看到`}</p>
    </Page>
  )
}
