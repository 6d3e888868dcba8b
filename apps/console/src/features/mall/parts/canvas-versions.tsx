import { mallAdminCalls, type AdminCanvas } from '@yf/contract/mall-admin'
import { Button, Table, Tag, type TableColumnsType } from 'antd'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import type { CanvasOf } from '../canvas-edit.ts'

type Version = AdminCanvas['versions'][number]

const states = {
  draft: { words: '草稿', color: 'warning' },
  published: { words: '线上', color: 'success' },
  replaced: { words: '历史', color: 'default' },
} as const

const columns = (onRestore: (version: number) => void, canRestore: boolean): TableColumnsType<Version> => [
  { title: '版本', render: (_, { version }) => `第 ${version} 版` },
  { title: '状态', render: (_, { state }) => <Tag color={states[state].color}>{states[state].words}</Tag> },
  { title: '模块', align: 'right', dataIndex: 'blockCount' },
  { title: '谁', dataIndex: 'staffName' },
  { title: '时间', render: (_, { time }) => time.slice(0, 16) },
  {
    title: '操作',
    align: 'right',
    render: (_, { version, state }) =>
      state === 'draft' ? null : (
        <Button
          size="small"
          disabled={!canRestore}
          aria-label={`取回编辑：第 ${version} 版`}
          onClick={() => onRestore(version)}
        >
          取回编辑
        </Button>
      ),
  },
]

interface Props {
  of: CanvasOf
  canvas: AdminCanvas
  /** Loading a version would discard unsaved changes. */
  isChanged: boolean
}

export function CanvasVersions({ of, canvas, isChanged }: Props) {
  const { send, isBusy } = useWrite(mallAdminCalls.restoreCanvas)
  const restore = async (version: number) => {
    const restored = await send({ ...of, version })
    if (!restored.ok) return
    putQuery(mallAdminCalls.canvas, of, restored.result)
    say(`第 ${version} 版已取回为草稿`)
  }
  return (
    <Section title="版本">
      <Table<Version>
        rowKey="version"
        size="small"
        pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false }}
        columns={columns((version) => void restore(version), !isChanged && !isBusy)}
        dataSource={canvas.versions}
        locale={{ emptyText: '还没有专属页面，员工看到的是通用页面' }}
      />
    </Section>
  )
}
