import { PlusOutlined } from '@ant-design/icons'
import { advertsAdminCalls, type AdminAdvert } from '@yf/contract/adverts-admin'
import { advertPositions, type AdvertPosition } from '@yf/domain/advert'
import { Button, Empty, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { emptyAdvert, nextSort } from '../advert-form.ts'
import { advertColumns } from '../parts/advert-columns.tsx'
import { AdvertDialog, NewAdvertDialog } from '../parts/advert-dialog.tsx'

const pageSize = 20
const positions = Object.keys(advertPositions) as AdvertPosition[]

const tabsOf = (company: string) =>
  positions.map((value) => ({
    value,
    name: advertPositions[value].name,
    href: linkTo('/adverts', { company, position: value }),
  }))

/** The adverts on the home page and in the company area of one company. */
export default function AdvertsPage() {
  const { query, pageNo } = useLocation()
  const companyId = query['company'] ?? null
  const position = positions.find((one) => one === query['position']) ?? 'banner'
  const [editing, setEditing] = useState<AdminAdvert | 'new' | null>(null)
  const companies = useQueryOf(advertsAdminCalls.companies, {})
  const advertsQuery = { companyId: companyId ?? '', position, pageNo, pageSize }
  const adverts = useQueryOf(advertsAdminCalls.list, advertsQuery, { enabled: companyId !== null })
  const tools = (
    <Space>
      <CompanyChoice
        companies={companies.data ?? []}
        isLoading={companies.isFetching}
        value={companyId}
        onChange={(company) => go('/adverts', { company, position })}
      />
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled={!adverts.data}
        onClick={() => setEditing('new')}
      >
        新建广告
      </Button>
    </Space>
  )
  const close = () => setEditing(null)
  return (
    <Page note="员工下次打开应用时看到改动，记入审计。广告不能删除，可以随时结束。" tools={tools}>
      <Answered of={companies} failed="企业名单没有加载成功" empty="还没有企业">
        {(loaded) =>
          companyId === null ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
          ) : (
            <>
              <LinkTabs label="位置" tabs={tabsOf(companyId)} active={position} />
              <AnsweredTable
                of={adverts}
                failed="广告没有加载成功"
                empty={`${advertPositions[position].name}还没有放过广告`}
                rowKey="id"
                columns={advertColumns(setEditing)}
                pageNo={pageNo}
                pageSize={pageSize}
                onPage={(page) => go('/adverts', { ...query, page })}
              />
              {editing === 'new' && (
                <NewAdvertDialog
                  companies={loaded}
                  companyId={companyId}
                  empty={emptyAdvert(position, nextSort(adverts.data?.records ?? []))}
                  onClose={close}
                />
              )}
              {editing && editing !== 'new' && <AdvertDialog row={editing} onClose={close} />}
            </>
          )
        }
      </Answered>
    </Page>
  )
}
