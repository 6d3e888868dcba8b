import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { plansAdminCalls, type ExclusionGroup } from '@yf/contract/plans-admin'
import { Button, Select, Space } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Tool } from '#ui/tool/tool.tsx'
import styles from '../plans.module.css'
import { ExclusionFields, type ExclusionEntry } from './exclusion-fields.tsx'

interface Props {
  exclusions: ExclusionEntry[]
  onChange: (exclusions: ExclusionEntry[]) => void
}

const copyOf = ({ name, codes, words, items }: ExclusionGroup): ExclusionEntry => ({
  name,
  codes: [...codes],
  words: [...words],
  items: [...items],
})

/** The exclusions of a liability; a group is taken over by value, so that the version stays as it is approved. */
export function ExclusionList({ exclusions, onChange }: Props) {
  const groups = useQueryOf(plansAdminCalls.exclusionGroups, {}).data ?? []
  const change = (at: number, changes: Partial<ExclusionEntry>) =>
    onChange(exclusions.map((one, own) => (own === at ? { ...one, ...changes } : one)))
  const add = (exclusion: ExclusionEntry) => onChange([...exclusions, exclusion])
  return (
    <>
      {exclusions.map((one, at) => (
        // The rows have no other identity than their position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.exclusion}>
          <ExclusionFields nameLabel="除外责任" exclusion={one} onChange={(changes) => change(at, changes)} />
          <Tool
            label={`删除除外责任：${one.name || at + 1}`}
            icon={<DeleteOutlined aria-hidden />}
            onPress={() => onChange(exclusions.filter((_, own) => own !== at))}
          />
        </div>
      ))}
      <Space wrap>
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => add({ name: '', codes: [], words: [] })}
        >
          添加除外责任
        </Button>
        {groups.length > 0 && (
          <Select<string | null>
            size="small"
            virtual={false}
            aria-label="从除外责任组添加"
            placeholder="从除外责任组添加"
            popupMatchSelectWidth={false}
            value={null}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(chosen) => {
              const group = groups.find(({ id }) => id === chosen)
              if (group) add(copyOf(group))
            }}
          />
        )}
      </Space>
    </>
  )
}
