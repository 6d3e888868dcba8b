import { activitiesAdminCalls, type AdminActivity, type PrizeBatch } from '@yf/contract/activities-admin'
import { Alert, Button, Form, Space, Switch } from 'antd'
import { useState } from 'react'
import { refresh, useQueryOf } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { say } from '#ui/toast/toast.ts'
import {
  batchesFor,
  draftOf,
  emptyDraft,
  missingOf,
  savedMessage,
  type ActivityDraft,
} from '../activity-draft.ts'
import { ComposerFields } from '../parts/composer-fields.tsx'
import { PhonePreview } from '../parts/phone-preview.tsx'
import { ProposalNote } from '../parts/proposal-note.tsx'
import { PrizeRows } from '../parts/prize-rows.tsx'
import styles from './activity.module.css'

/** The editor: the phone preview on the right follows the form on the left immediately. */
export default function ActivityPage() {
  const { query } = useLocation()
  const found = useQueryOf(activitiesAdminCalls.activities, {})
  return (
    <Answered of={found} failed="活动没有加载成功">
      {({ activities, companies, batches }) => {
        const activity = activities.find(({ id }) => id === query['id'])
        return (
          <Composer
            key={activity?.id ?? 'new'}
            activity={activity ?? null}
            companies={companies}
            batches={batches}
          />
        )
      }}
    </Answered>
  )
}

interface Props {
  activity: AdminActivity | null
  companies: readonly { id: string; name: string }[]
  batches: readonly PrizeBatch[]
}

function Composer({ activity, companies, batches }: Props) {
  const [draft, setDraft] = useState<ActivityDraft>(() => (activity ? draftOf(activity) : emptyDraft))
  const { send, isBusy, error } = useWrite(activitiesAdminCalls.saveActivity)
  const change = (changes: Partial<ActivityDraft>) => setDraft({ ...draft, ...changes })
  const missing = missingOf(draft)
  const save = async () => {
    const saved = await send(draft)
    if (!saved.ok) return
    await Promise.all([
      refresh(activitiesAdminCalls.activities),
      refresh(activitiesAdminCalls.activityChanges),
    ])
    say(savedMessage(saved.result))
    go('/activities')
  }
  const tools = (
    <Space>
      <Switch
        aria-label="发布"
        checkedChildren="发布"
        unCheckedChildren="草稿"
        checked={draft.isPublished === 1}
        onChange={(isOn) => change({ isPublished: isOn ? 1 : 0 })}
      />
      <Button type="primary" disabled={missing !== null} loading={isBusy} onClick={() => void save()}>
        保存
      </Button>
    </Space>
  )
  return (
    <Page title={activity ? activity.title : '新建活动'} note={missing} tools={tools}>
      <div className={styles.composer}>
        <Form layout="vertical" className={styles.fields} component="div">
          {activity?.proposal && <ProposalNote proposal={activity.proposal} />}
          {error && <Alert type="error" showIcon title={error.message} />}
          <ComposerFields draft={draft} companies={companies} onChange={change} />
          <PrizeRows
            prizes={draft.prizes}
            batches={batchesFor(draft, batches)}
            drawn={new Map(activity?.prizes.map(({ id, drawn }) => [id, drawn]))}
            onChange={(prizes) => change({ prizes })}
          />
        </Form>
        <PhonePreview draft={draft} />
      </div>
    </Page>
  )
}
