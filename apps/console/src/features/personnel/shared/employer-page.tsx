import { Empty, Space } from 'antd'
import type { ReactNode } from 'react'
import { go } from '#platform/navigation/navigation.ts'
import type { Path } from '#platform/navigation/register.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { Page } from '#ui/page/page.tsx'
import { useEmployer } from './use-employer.ts'

interface Props {
  path: Path
  note: string
  /** Beside the title, once there is a company. */
  tools: ReactNode
  children: (companyId: string) => ReactNode
}

/** A page about one company, with the choice of the company for staff who have several. */
export function EmployerPage({ path, note, tools, children }: Props) {
  const { companies, rows, company } = useEmployer()
  return (
    <Page
      note={note}
      tools={
        <Space wrap>
          {rows.length > 1 && (
            <CompanyChoice
              companies={rows}
              isLoading={companies.isPending}
              value={company?.id ?? null}
              onChange={(id) => go(path, { company: id })}
            />
          )}
          {company && tools}
        </Space>
      }
    >
      <Answered of={companies} failed="企业没有加载成功" empty="还没有企业">
        {() =>
          company ? (
            children(company.id)
          ) : (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
          )
        }
      </Answered>
    </Page>
  )
}
