import type { MemberDetail, MergePreview } from '@yf/contract/members-admin'
import { Alert, Descriptions, Table, Tag, type TableColumnsType } from 'antd'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { useAccountMerge } from '../use-account-merge.ts'

interface Props {
  member: MemberDetail
  onClose: () => void
}

const reasons = ['会员用两个手机号重复注册', '会员换号后重新注册']

/** Another account of the same person goes into this one, after a second person approved. */
export function MergeAccounts({ member, onClose }: Props) {
  const merge = useAccountMerge(member, onClose)
  const { preview } = merge
  return (
    <Dialog
      title={`合并账号到${member.name}`}
      confirmText={preview === null ? '查看合并结果' : '提交审核'}
      isWide
      isBusy={merge.isBusy}
      fault={merge.fault}
      canConfirm={merge.canSubmit}
      onConfirm={merge.submit}
      onClose={onClose}
    >
      <p>{`保留 ${member.maskedPhone} 的账号。并入的账号关闭，手机号释放，登录全部结束。`}</p>
      <TextEntry
        isRequired
        inputMode="numeric"
        label="并入账号的手机号"
        maxLength={11}
        value={merge.phone}
        onChange={merge.enterPhone}
      />
      {preview && <Preview preview={preview} />}
      {preview?.faults.length === 0 && (
        <ReasonField
          label="原因"
          isRequired
          templates={reasons}
          maxLength={100}
          value={merge.reason}
          onChange={merge.setReason}
        />
      )}
    </Dialog>
  )
}

const Preview = ({ preview: { other, rows, faults } }: { preview: MergePreview }) => (
  <>
    <Descriptions
      column={{ xs: 1, md: 2 }}
      size="small"
      items={(
        [
          ['姓名', other.name],
          ['证件', other.maskedCertificate ?? '未登记'],
          ['企业', other.companies.join('、') || '没有企业'],
          ['注册时间', other.createTime],
        ] as const
      ).map(([label, value]) => ({ key: label, label, children: value }))}
    />
    {faults.length > 0 && (
      <Alert
        type="error"
        showIcon
        title="不能合并"
        description={faults.map((fault) => (
          <div key={fault}>{fault}</div>
        ))}
      />
    )}
    <Table
      rowKey={({ words, rule }) => `${rule}${words}`}
      size="small"
      columns={columns}
      dataSource={rows}
      pagination={false}
      locale={{ emptyText: '并入的账号没有内容' }}
    />
  </>
)

const rules = {
  moves: { name: '并入', tone: 'success' },
  dropped: { name: '清除', tone: 'warning' },
  stays: { name: '留在原账号', tone: 'default' },
  prevents: { name: '不能合并', tone: 'error' },
} as const

const columns: TableColumnsType<MergePreview['rows'][number]> = [
  { title: '内容', dataIndex: 'words' },
  { title: '数量', align: 'right', render: (_, { count }) => count ?? '—' },
  { title: '处理', render: (_, { rule }) => <Tag color={rules[rule].tone}>{rules[rule].name}</Tag> },
]
