import type { AuditActionRows } from './row.ts'

interface OfCompany {
  readonly company: string
}

interface PersonOfCompany extends OfCompany {
  readonly name: string
}

const lists = { active: '在职', coming: '待入职', left: '已离职', dependants: '家属' } as const

const personText = ({ company, name }: PersonOfCompany): string => `${company} ${name}`

export const peopleActions = {
  listPeople: {
    kind: 'read',
    words: '查看员工与家属',
    text: ({ company, list, isSearch }: OfCompany & { list: keyof typeof lists; isSearch: boolean }) =>
      `${company} ${lists[list]}${isSearch ? '（搜索）' : ''}`,
  },
  readPerson: { kind: 'read', words: '查看人员资料', text: personText },
  revealPerson: {
    kind: 'read',
    words: '查看人员完整号码',
    text: ({ reason, ...person }: PersonOfCompany & { readonly reason: string }) =>
      `${personText(person)}：${reason}`,
  },
  hirePerson: { kind: 'account', words: '添加员工', text: personText },
  changePerson: { kind: 'account', words: '修改人员资料', text: personText },
  leavePerson: { kind: 'account', words: '登记离职', text: personText },
  cancelLeave: { kind: 'account', words: '取消离职', text: personText },
  rejoinPerson: { kind: 'account', words: '重新入职', text: personText },
  addDependant: { kind: 'account', words: '添加家属', text: personText },
  removeDependant: { kind: 'account', words: '移除家属', text: personText },
} as const satisfies AuditActionRows
