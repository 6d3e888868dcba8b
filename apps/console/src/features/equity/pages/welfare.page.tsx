import { PlusOutlined } from '@ant-design/icons'
import { equityAdminCalls } from '@yf/contract/equity-admin'
import { welfareAdminCalls, type AdminWelfare } from '@yf/contract/welfare-admin'
import { Button, Empty, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { GiveWelfare } from '../parts/give-welfare.tsx'

const pageSize = 20

function RemoveWelfare({ row }: { row: AdminWelfare }) {
  const { save, isBusy, fault } = useSaving(welfareAdminCalls.removeWelfare, welfareAdminCalls.welfare)
  const { companyId, id, name, holderName } = row
  return (
    <AskingButton size="small" word="收回">
      {(close) => (
        <Dialog
          title="收回健康福利"
          confirmText="收回"
          isDanger
          isBusy={isBusy}
          fault={fault}
          onConfirm={() => void save({ companyId, id }, { savedMessage: '已收回', onClose: close })}
          onClose={close}
        >
          <p>{`${holderName}将不再看到「${name}」。`}</p>
        </Dialog>
      )}
    </AskingButton>
  )
}

const columns: TableColumnsType<AdminWelfare> = [
  {
    title: '健康福利',
    render: (_, { name, summary }) => (
      <>
        {name}
        <div className={text.quiet}>{summary}</div>
      </>
    ),
  },
  {
    title: '会员',
    className: text.nowrap,
    render: (_, { holderName, isFamily }) => `${holderName}${isFamily ? '的家人' : ''}`,
  },
  { title: '截止日期', dataIndex: 'endDay', className: text.nowrap },
  { title: '操作', render: (_, row) => <RemoveWelfare row={row} /> },
]

/** What single members of a company were given to use outside the app. */
export default function WelfarePage() {
  const { query, pageNo } = useLocation()
  const companyId = query['company'] ?? null
  const [isGiving, setGiving] = useState(false)
  const companies = useQueryOf(equityAdminCalls.benefitCompanies, {})
  const rows = useQueryOf(
    welfareAdminCalls.welfare,
    { companyId: companyId ?? '', pageNo, pageSize },
    { enabled: companyId !== null },
  )
  return (
    <Page
      note="发给指定会员、在应用外使用的福利，如疫苗接种、驻场筛查。"
      tools={
        <Space>
          <CompanyChoice
            companies={companies.data ?? []}
            isLoading={companies.isFetching}
            value={companyId}
            onChange={(company) => go('/health-welfare', { company })}
          />
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            disabled={companyId === null}
            onClick={() => setGiving(true)}
          >
            发放健康福利
          </Button>
        </Space>
      }
    >
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <AnsweredTable
          of={rows}
          failed="健康福利没有加载成功"
          empty="还没有发放过健康福利"
          rowKey="id"
          columns={columns}
          pageNo={pageNo}
          pageSize={pageSize}
          onPage={(page) => go('/health-welfare', { company: companyId, page })}
        />
      )}
      {companyId !== null && isGiving && (
        <GiveWelfare companyId={companyId} onClose={() => setGiving(false)} />
      )}
    </Page>
  )
}
