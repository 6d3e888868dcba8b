import { ImportOutlined } from '@ant-design/icons'
import { cardsAdminCalls, type CompanyQuota } from '@yf/contract/cards-admin'
import { Button, Empty, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { CompanySelect } from '../parts/company-select.tsx'
import { QuotaHolders } from '../parts/quota-holders.tsx'
import { QuotaImport } from '../parts/quota-import.tsx'
import { benefitAmountText, supplierName } from '../labels.ts'
import styles from './cards.module.css'

const columnsOf = (onOpen: (quota: CompanyQuota) => void): TableColumnsType<CompanyQuota> => [
  {
    title: '权益',
    render: (_, { name, supplierCode }) => (
      <>
        {name}
        <div className={text.quiet}>{supplierName(supplierCode)}</div>
      </>
    ),
  },
  { title: '人次', align: 'right', dataIndex: 'people' },
  { title: '发放', align: 'right', render: (_, { unit, total }) => benefitAmountText(unit, total) },
  { title: '已用', align: 'right', render: (_, { unit, used }) => benefitAmountText(unit, used) },
  {
    title: '剩余',
    align: 'right',
    render: (_, { unit, total, used }) => benefitAmountText(unit, used === null ? null : total - used),
  },
  { title: '30 天内到期未用', align: 'right', render: (_, row) => benefitAmountText(row.unit, row.lapsing) },
  {
    title: '操作',
    align: 'right',
    render: (_, row) =>
      row.used !== null && (
        <Button size="small" aria-label={`查看${row.name}的持有人`} onClick={() => onOpen(row)}>
          持有人
        </Button>
      ),
  },
]

/** The quotas of one company's members, and granting more by spreadsheet. */
export default function QuotasPage() {
  const companyId = useLocation().query['company'] ?? null
  const companies = useQueryOf(cardsAdminCalls.companies, {})
  const quotas = useQueryOf(
    cardsAdminCalls.quotas,
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  )
  const [opened, setOpened] = useState<CompanyQuota | null>(null)
  const [isImporting, setImporting] = useState(false)
  const companyName = companies.data?.find(({ id }) => id === companyId)?.name ?? ''
  return (
    <Page
      note="心理咨询只显示发放数量：谁用过只有心理服务岗位能看到。"
      tools={
        <Space>
          <CompanySelect
            className={styles.company}
            value={companyId}
            onChange={(company) => go('/quotas', company ? { company } : {})}
          />
          <Button
            type="primary"
            icon={<ImportOutlined aria-hidden />}
            disabled={companyId === null}
            onClick={() => setImporting(true)}
          >
            导入表格
          </Button>
        </Space>
      }
    >
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <Answered of={quotas} failed="额度没有加载成功" empty="这家企业还没有发放权益">
          {(rows) => (
            <Table<CompanyQuota>
              rowKey={({ name, supplierCode, unit }) => name + supplierCode + unit}
              size="middle"
              columns={columnsOf(setOpened)}
              dataSource={rows}
              pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            />
          )}
        </Answered>
      )}
      {companyId !== null && opened && (
        <QuotaHolders companyId={companyId} quota={opened} onClose={() => setOpened(null)} />
      )}
      {companyId !== null && isImporting && (
        <QuotaImport companyId={companyId} companyName={companyName} onClose={() => setImporting(false)} />
      )}
    </Page>
  )
}
