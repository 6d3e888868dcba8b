import { workChatAdminCalls, type AdminWorkChatApp } from '@yf/contract/work-chat-admin'
import { workChatProviders } from '@yf/domain/work-chat'
import { Button, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { WorkChatDialog } from './work-chat-dialog.tsx'

interface Actions {
  readonly onEdit: (app: AdminWorkChatApp) => void
  readonly onRemove: (app: AdminWorkChatApp) => void
}

const columns = ({ onEdit, onRemove }: Actions): TableColumnsType<AdminWorkChatApp> => [
  { title: '办公平台', render: (_, { provider }) => workChatProviders[provider] },
  { title: '登录来源', render: (_, { supply }) => supply },
  {
    title: '企业编号',
    render: (_, { corpId, clientId, agentId }) => (
      <>
        {corpId}
        <div className={text.quiet}>{[clientId, agentId].filter(Boolean).join(' / ')}</div>
      </>
    ),
  },
  {
    title: '密钥更换',
    className: text.nowrap,
    render: (_, { secretChangedTime }) => secretChangedTime?.slice(0, 16) ?? '未更换过',
  },
  {
    title: '操作',
    align: 'right',
    render: (_, app) => (
      <Space>
        <Button size="small" onClick={() => onEdit(app)}>
          编辑
        </Button>
        <Button size="small" danger onClick={() => onRemove(app)}>
          删除
        </Button>
      </Space>
    ),
  },
]

/** The work-chat apps through which the company's people come in. */
export function WorkChatSection({ companyId }: { companyId: string }) {
  const [editing, setEditing] = useState<AdminWorkChatApp | 'new' | null>(null)
  const [removing, setRemoving] = useState<AdminWorkChatApp | null>(null)
  const apps = useQueryOf(workChatAdminCalls.apps, { companyId })
  return (
    <Section
      title="办公应用"
      aside={
        <Button size="small" onClick={() => setEditing('new')}>
          新建办公应用
        </Button>
      }
    >
      <Answered of={apps} failed="办公应用没有加载成功" empty="员工还不能从企业微信、钉钉或飞书进入">
        {(rows) => (
          <Table<AdminWorkChatApp>
            rowKey="id"
            size="middle"
            columns={columns({ onEdit: setEditing, onRemove: setRemoving })}
            dataSource={rows}
            pagination={false}
          />
        )}
      </Answered>
      {editing && (
        <WorkChatDialog
          companyId={companyId}
          app={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <RemoveApp companyId={companyId} app={removing} onClose={() => setRemoving(null)} />}
    </Section>
  )
}

interface RemoveAppProps {
  companyId: string
  app: AdminWorkChatApp
  onClose: () => void
}

function RemoveApp({ companyId, app: { id, revision, provider, supply }, onClose }: RemoveAppProps) {
  const saving = useCompanySaving(workChatAdminCalls.removeApp, workChatAdminCalls.apps)
  return (
    <Dialog
      title={`删除${workChatProviders[provider]}应用（${supply}）`}
      confirmText="删除"
      isDanger
      isBusy={saving.isBusy}
      fault={saving.fault}
      onConfirm={() =>
        void saving.save(
          { companyId, id, revision },
          { savedMessage: '办公应用已删除', waiting: '办公应用已删除', onClose },
        )
      }
      onClose={onClose}
    >
      <p>员工不能再从该应用进入，仍可用手机号登录。密钥同时删除，重新开通时须再次填写。</p>
    </Dialog>
  )
}
