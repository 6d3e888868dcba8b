import type { AdminCompany } from '@yf/contract/company-admin-set-up'
import { companyStatuses } from '@yf/domain/company-status'
import { Button, Descriptions, Space, Tag } from 'antd'
import { useState } from 'react'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { statusColors, statusNotes } from '#features/company/statuses.ts'
import { savedText } from '../saved-text.ts'
import { CompanyDialog } from './company-dialog.tsx'
import styles from './set-up.module.css'

/** The tab 资料: who the company is; whom to ask is on the page that human resources use, too. */
export function CompanyFacts({ company }: { company: AdminCompany }) {
  const [isEditing, setEditing] = useState(false)
  const { companyId, status, logo } = company
  return (
    <Section
      title="企业资料"
      aside={
        <Space>
          <span className={text.quiet}>{savedText(company)}</span>
          <Button size="small" onClick={() => setEditing(true)}>
            编辑资料
          </Button>
        </Space>
      }
    >
      <Descriptions
        size="small"
        column={2}
        items={[
          { key: 'name', label: '企业名称', children: company.companyName },
          { key: 'alias', label: '企业简称', children: company.companyAlias },
          { key: 'group', label: '集团', children: company.groupName },
          {
            key: 'shows',
            label: '应用里显示',
            children: company.showsAlias === 1 ? '简称' : '企业名称',
          },
          {
            key: 'status',
            label: '状态',
            children: (
              <>
                <Tag color={statusColors[status]}>{companyStatuses[status]}</Tag>
                {statusNotes[status]}
              </>
            ),
          },
          {
            key: 'arrears',
            label: '欠费',
            children: company.isInArrears === 1 ? <Tag color="error">欠费，暂停理赔</Tag> : '无',
          },
          {
            key: 'logo',
            label: '标志',
            children: logo ? <img className={styles.logo} src={logo} alt="企业标志" /> : '未设置',
          },
          {
            key: 'contact',
            label: '联系人与权益说明',
            children: <a href={linkTo('/companyProfile', { company: companyId })}>去维护</a>,
          },
        ]}
      />
      {isEditing && <CompanyDialog company={company} onClose={() => setEditing(false)} />}
    </Section>
  )
}
