import { peopleAdminCalls, type PersonDetail } from '@yf/contract/people-admin'
import { certificateLabel } from '@yf/domain/certificate'
import { genderNames, type Gender } from '@yf/domain/gender'
import { relationLabel } from '@yf/domain/relations'
import { Descriptions, Space, Table } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Failed } from '#ui/failed/failed.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { Section } from '#ui/section/section.tsx'
import { AddDependant, ChangePerson } from '../parts/change-person.tsx'
import { CancelLeave, LeavePerson, RejoinPerson, RemoveDependant } from '../parts/person-days.tsx'
import { dependantColumns, PersonStatusTag } from '../parts/person-columns.tsx'
import { PersonHistory } from '../parts/person-history.tsx'
import { RevealNumbers } from '../parts/reveal-numbers.tsx'

/** One person: the registered facts, dependants, times with the company, and what happened. */
export default function PersonPage() {
  const { company, id } = useLocation().query
  if (!company || !id) return <Failed title="没有指定人员">请从员工与家属中打开。</Failed>
  return <OnePerson key={id} companyId={company} id={id} />
}

function OnePerson({ companyId, id }: { companyId: string; id: string }) {
  const person = useQueryOf(peopleAdminCalls.person, { companyId, id })
  return (
    <Answered of={person} failed="人员资料没有加载成功">
      {(shown) => <Person companyId={companyId} person={shown} />}
    </Answered>
  )
}

interface Props {
  companyId: string
  person: PersonDetail
}

const Person = ({ companyId, person }: Props) => (
  <StackedPage
    title={person.name}
    tools={
      <Space wrap>
        <PersonStatusTag person={person} />
        <Actions companyId={companyId} person={person} />
      </Space>
    }
  >
    <Section
      title="登记资料"
      aside={
        <AskingButton size="small" word="查看完整号码">
          {(close) => <RevealNumbers companyId={companyId} person={person} onClose={close} />}
        </AskingButton>
      }
    >
      <Descriptions column={{ xs: 1, md: 2 }} size="small" items={factsOf(person)} />
    </Section>
    {person.relation === null && (
      <Section title="家属">
        <Table
          rowKey="id"
          size="small"
          columns={dependantColumns(companyId).filter(({ title }) => title !== '员工')}
          dataSource={person.dependants}
          pagination={false}
          locale={{ emptyText: '还没有登记家属' }}
        />
      </Section>
    )}
    <Section title="变更记录">
      <PersonHistory person={person} />
    </Section>
  </StackedPage>
)

function factsOf(person: PersonDetail) {
  const whose =
    person.relation === null ? [] : [['员工', `${person.holderName} 的${relationLabel(person.relation)}`]]
  const days =
    person.relation === null
      ? [
          ['入职日期', person.hiredOn],
          ['离职日期', person.leftOn],
        ]
      : [
          ['生效日期', person.dependantFrom],
          ['移除日期', person.dependantUntil],
        ]
  const rows = [
    ...whose,
    [certificateLabel(person.certificateType), person.maskedCertificate],
    ['手机号', person.maskedPhone],
    ['邮箱', person.maskedMail],
    ['性别', genderNames[person.gender as Gender]],
    ['出生日期', person.birthday],
    ['部门', person.department],
    ['分支机构', person.branch],
    ['工作地区', person.region],
    ['职级', person.grade],
    ...days,
    ['账号', accountOf(person)],
  ] as const
  return rows.map(([label, value]) => ({ key: label!, label, children: value ?? '—' }))
}

function accountOf({ isRegistered, memberId }: PersonDetail) {
  if (!isRegistered) return '未注册'
  return memberId === null ? '已注册' : <a href={linkTo('/member', { id: memberId })}>查看会员</a>
}

function Actions({ companyId, person }: Props) {
  const at = { companyId, person }
  const isEmployee = person.relation === null
  const isHere = person.status === 'active' || person.status === 'coming'
  return (
    <>
      {isHere && (
        <AskingButton word="修改资料">{(close) => <ChangePerson {...at} onClose={close} />}</AskingButton>
      )}
      {isHere && isEmployee && (
        <AskingButton word="添加家属">{(close) => <AddDependant {...at} onClose={close} />}</AskingButton>
      )}
      {isHere && isEmployee && person.leftOn !== null && (
        <AskingButton word="取消离职">{(close) => <CancelLeave {...at} onClose={close} />}</AskingButton>
      )}
      {isHere && isEmployee && (
        <AskingButton danger word={person.leftOn === null ? '登记离职' : '修改离职日期'}>
          {(close) => <LeavePerson {...at} onClose={close} />}
        </AskingButton>
      )}
      {!isHere && isEmployee && (
        <AskingButton word="重新入职">{(close) => <RejoinPerson {...at} onClose={close} />}</AskingButton>
      )}
      {isHere && !isEmployee && (
        <AskingButton danger word="移除家属">
          {(close) => <RemoveDependant {...at} onClose={close} />}
        </AskingButton>
      )}
    </>
  )
}
