import { PlusOutlined } from '@ant-design/icons'
import { memberTagCalls, type CompanyTag } from '@yf/contract/member-tags-admin'
import { Button, Empty, Space, Table } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { Page } from '#ui/page/page.tsx'
import { AssignTag, RemoveTag, TagDialog } from '../parts/tag-dialogs.tsx'

type TagAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'assign' | 'remove'; readonly tag: CompanyTag }

/** The tags of a company, and who has them. */
export default function MemberTagsPage() {
  const companyId = useLocation().query['company'] ?? null
  const [opened, setTagAction] = useState<TagAction | null>(null)
  const companies = useQueryOf(memberTagCalls.tagCompanies, {})
  const tags = useQueryOf(
    memberTagCalls.tags,
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  )
  const close = () => setTagAction(null)
  return (
    <Page
      note="标签属于企业，按手机号名单给会员添加或取消；应用和合作方按标签区分会员。"
      tools={
        <Space>
          <CompanyChoice
            companies={companies.data ?? []}
            isLoading={companies.isPending}
            value={companyId}
            onChange={(company) => go('/member-tags', { company })}
          />
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            disabled={companyId === null}
            onClick={() => setTagAction({ kind: 'add' })}
          >
            新建标签
          </Button>
        </Space>
      }
    >
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <Answered of={tags} failed="标签没有加载成功" empty="还没有标签">
          {(rows) => <Tags rows={rows} onOpen={setTagAction} />}
        </Answered>
      )}
      {companyId !== null && opened?.kind === 'add' && (
        <TagDialog companyId={companyId} tag={null} onClose={close} />
      )}
      {opened?.kind === 'rename' && (
        <TagDialog companyId={opened.tag.companyId} tag={opened.tag} onClose={close} />
      )}
      {opened?.kind === 'assign' && <AssignTag tag={opened.tag} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveTag tag={opened.tag} onClose={close} />}
    </Page>
  )
}

const Tags = ({ rows, onOpen }: { rows: readonly CompanyTag[]; onOpen: (opened: TagAction) => void }) => (
  <Table<CompanyTag>
    size="middle"
    rowKey="id"
    pagination={false}
    dataSource={[...rows]}
    columns={[
      { title: '标签', dataIndex: 'name' },
      { title: '会员数', dataIndex: 'people', align: 'right' },
      {
        title: '操作',
        render: (_, tag) => (
          <Space>
            <Button size="small" onClick={() => onOpen({ kind: 'assign', tag })}>
              名单
            </Button>
            <Button size="small" onClick={() => onOpen({ kind: 'rename', tag })}>
              改名
            </Button>
            <Button size="small" danger onClick={() => onOpen({ kind: 'remove', tag })}>
              删除
            </Button>
          </Space>
        ),
      },
    ]}
  />
)
