import { companyChannelCalls, type AdminChannel } from '@yf/contract/company-admin-channels'
import { channelKinds } from '@yf/domain/partner-channel'
import { Button, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { AddChannel } from './add-channel.tsx'
import { CreateChannel } from './create-channel.tsx'
import { EditChannel } from './edit-channel.tsx'
import { RotateSecret } from './rotate-secret.tsx'
import { SecretShown } from './secret-shown.tsx'
import { StopChannel } from './stop-channel.tsx'

type Open =
  | { readonly kind: 'create' | 'add' }
  | { readonly kind: 'edit' | 'rotate' | 'stop'; readonly channel: AdminChannel }
  | { readonly kind: 'secret'; readonly name: string; readonly secret: string }

const columns = (open: (dialog: Open) => void): TableColumnsType<AdminChannel> => [
  {
    title: '渠道',
    render: (_, { name, code }) => (
      <>
        {name}
        <div className={text.quiet}>{code}</div>
      </>
    ),
  },
  { title: '登录方式', render: (_, { kind }) => channelKinds[kind] },
  {
    title: '手机号',
    render: (_, { verifiesPhone }) => (verifiesPhone === 1 ? '合作方已核验' : '由我们核验'),
  },
  { title: '使用企业', render: (_, { companyCount }) => `${companyCount} 家` },
  {
    title: '密钥更换',
    className: text.nowrap,
    render: (_, { secretChangedTime }) => secretChangedTime?.slice(0, 16) ?? '未更换过',
  },
  {
    title: '操作',
    align: 'right',
    render: (_, channel) => (
      <Space>
        <Button size="small" onClick={() => open({ kind: 'edit', channel })}>
          编辑
        </Button>
        <Button size="small" onClick={() => open({ kind: 'rotate', channel })}>
          更换密钥
        </Button>
        <Button size="small" danger onClick={() => open({ kind: 'stop', channel })}>
          停止使用
        </Button>
      </Space>
    ),
  },
]

/** The partners through which the company's members come in without a code. */
export function ChannelSection({ companyId }: { companyId: string }) {
  const [dialog, setDialog] = useState<Open | null>(null)
  const channels = useQueryOf(companyChannelCalls.channels, {
    companyId,
    isUsed: 1,
    pageNo: 1,
    pageSize: 100,
  })
  return (
    <Section
      title="合作渠道"
      aside={
        <Space>
          <Button size="small" onClick={() => setDialog({ kind: 'add' })}>
            使用已有渠道
          </Button>
          <Button size="small" onClick={() => setDialog({ kind: 'create' })}>
            新建渠道
          </Button>
        </Space>
      }
    >
      <Answered of={channels} failed="合作渠道没有加载成功" empty="员工还不能从合作方的页面直接进入">
        {({ records }) => (
          <Table<AdminChannel>
            rowKey="code"
            size="middle"
            columns={columns(setDialog)}
            dataSource={records}
            pagination={false}
          />
        )}
      </Answered>
      {dialog && <ChannelDialog companyId={companyId} dialog={dialog} onOpen={setDialog} />}
    </Section>
  )
}

interface ChannelDialogProps {
  companyId: string
  dialog: Open
  onOpen: (dialog: Open | null) => void
}

function ChannelDialog({ companyId, dialog, onOpen }: ChannelDialogProps) {
  const close = () => onOpen(null)
  const show = (name: string, secret: string | null) =>
    onOpen(secret === null ? null : { kind: 'secret', name, secret })
  switch (dialog.kind) {
    case 'create':
      return <CreateChannel companyId={companyId} onClose={close} onSecret={show} />
    case 'add':
      return <AddChannel companyId={companyId} onClose={close} />
    case 'edit':
      return <EditChannel channel={dialog.channel} onClose={close} />
    case 'rotate':
      return <RotateSecret channel={dialog.channel} onClose={close} onSecret={show} />
    case 'stop':
      return <StopChannel companyId={companyId} channel={dialog.channel} onClose={close} />
    case 'secret':
      return <SecretShown name={dialog.name} secret={dialog.secret} onClose={close} />
  }
}
