import { peopleAdminCalls } from '@yf/contract/people-admin'
import { Input } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { EmployerPage } from '../shared/employer-page.tsx'
import { useEmployer } from '../shared/use-employer.ts'
import { PersonDialog } from '../parts/person-dialog.tsx'
import { dependantColumns, personColumns } from '../parts/person-columns.tsx'

const pageSize = 20
const lists = { active: '在职', coming: '待入职', left: '已离职', dependants: '家属' } as const
type List = keyof typeof lists
const listNames = Object.keys(lists) as List[]

/** The people of a company: those employed, announced and gone, and their dependants. */
export default function PeoplePage() {
  const [keyword, setKeyword] = useState('')
  return (
    <EmployerPage
      path="/people"
      note="证件号和手机号已遮盖；查看完整号码需要填写原因，并记入审计。"
      tools={<PeopleTools onSearch={setKeyword} />}
    >
      {(companyId) => <People key={companyId} companyId={companyId} keyword={keyword} />}
    </EmployerPage>
  )
}

function PeopleTools({ onSearch }: { onSearch: (keyword: string) => void }) {
  const { company } = useEmployer()
  if (!company) return null
  return (
    <>
      <Input.Search
        aria-label="搜索人员"
        placeholder="姓名，或完整的手机号、证件号"
        allowClear
        style={{ width: 280 }}
        onSearch={(text) => {
          onSearch(text.trim())
          go('/people', { company: company.id })
        }}
      />
      <AskingButton type="primary" word="添加员工">
        {(close) => <PersonDialog companyId={company.id} onClose={close} />}
      </AskingButton>
    </>
  )
}

/** The keyword is somebody's number more often than not: it stays out of the address. */
function People({ companyId, keyword }: { companyId: string; keyword: string }) {
  const { query } = useLocation()
  const list = listNames.find((one) => one === query['list']) ?? 'active'
  const pageNo = Number(query['page']) || 1
  const page = useQueryOf(peopleAdminCalls.listPeople, { companyId, list, keyword, pageNo, pageSize })
  const tabs = listNames.map((value) => ({
    value,
    name: lists[value],
    href: linkTo('/people', { company: companyId, list: value }),
  }))
  return (
    <>
      <LinkTabs label="名单" tabs={tabs} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="名单没有加载成功"
        empty={keyword === '' ? '这里还没有人' : '没有找到。姓名从第一个字开始匹配，号码需要完整'}
        rowKey="id"
        columns={(list === 'dependants' ? dependantColumns : personColumns)(companyId)}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/people', { company: companyId, list, page: to })}
      />
    </>
  )
}
