import { pointsAdminCalls } from '@yf/contract/points-admin'
import { Alert, Button, Select, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'

/** Which sports platform reports the steps of the company. */
export function StepsChannel({ companyId }: { companyId: string }) {
  const found = useQueryOf(pointsAdminCalls.stepsChannel, { companyId })
  return (
    <Section title="运动平台">
      <Answered of={found} failed="运动平台没有加载成功">
        {({ channel, platforms }) => (
          <Choice key={channel} companyId={companyId} channel={channel} platforms={platforms} />
        )}
      </Answered>
    </Section>
  )
}

interface ChoiceProps {
  companyId: string
  channel: string | null
  platforms: readonly string[]
}

function Choice({ companyId, channel, platforms }: ChoiceProps) {
  const mayChange = useMayDo('operate')
  const [chosen, setChosen] = useState(channel)
  const { save, isBusy, fault } = useSaving(pointsAdminCalls.saveStepsChannel, pointsAdminCalls.stepsChannel)
  return (
    <Space wrap>
      <Select<string>
        aria-label="运动平台"
        allowClear
        virtual={false}
        disabled={!mayChange}
        style={{ minWidth: 200 }}
        placeholder="不接收步数"
        value={chosen}
        options={platforms.map((value) => ({ value, label: value }))}
        onChange={(value: string | undefined) => setChosen(value ?? null)}
      />
      {mayChange && (
        <Button
          disabled={chosen === channel}
          loading={isBusy}
          onClick={() =>
            void save(
              { companyId, channel: chosen, previous: channel },
              { savedMessage: '已保存', onClose: () => undefined },
            )
          }
        >
          保存
        </Button>
      )}
      <span className={text.quiet}>由这个平台通知会员的步数；更换后，已得的积分不变。</span>
      {fault && <Alert type="error" showIcon title={fault} />}
    </Space>
  )
}
