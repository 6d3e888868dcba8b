import type { AuditActionRows } from './row.ts'

interface OfCompany {
  readonly company: string
}

interface PersonOfCompany extends OfCompany {
  readonly name: string
}

const lists = { active: '在职', coming: '待入职', left: '已离职', dependants: '家属' } as const

interface ImportOfCompany extends OfCompany {
  readonly fileName: string
  /** Those that are written or undone. */
  readonly rows?: number
}

const importText = ({ company, fileName, rows }: ImportOfCompany): string =>
  `${company} ${fileName}${rows === undefined ? '' : ` ${rows} 行`}`

const personText = ({ company, name }: PersonOfCompany): string => `${company} ${name}`

interface AuditedTag {
  readonly companyName: string
  readonly name: string
}

const tagText = ({ companyName, name }: AuditedTag): string => `${companyName}「${name}」`
const taggedText = ({ people, ...tag }: AuditedTag & { readonly people: number }): string =>
  `${tagText(tag)} ${people} 人`

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
  hirePerson: { kind: 'people', words: '添加员工', text: personText },
  changePerson: { kind: 'people', words: '修改人员资料', text: personText },
  leavePerson: { kind: 'people', words: '登记离职', text: personText },
  cancelLeave: { kind: 'people', words: '取消离职', text: personText },
  rejoinPerson: { kind: 'people', words: '重新入职', text: personText },
  uploadImport: { kind: 'people', words: '上传导入表格', text: importText },
  confirmImport: { kind: 'people', words: '确认导入', text: importText },
  discardImport: { kind: 'people', words: '放弃导入', text: importText },
  undoImport: { kind: 'people', words: '撤销导入', text: importText },
  readImportFaults: { kind: 'read', words: '下载导入错误明细', text: importText },
  exportPeople: {
    kind: 'read',
    words: '导出员工与家属',
    text: ({ company, rows, reason }: OfCompany & { readonly rows: number; readonly reason: string }) =>
      `${company} ${rows} 人：${reason}`,
  },
  addDependant: { kind: 'people', words: '添加家属', text: personText },
  removeDependant: { kind: 'people', words: '移除家属', text: personText },
  addTag: { kind: 'people', words: '新建会员标签', text: tagText },
  renameTag: {
    kind: 'people',
    words: '修改会员标签',
    text: ({ to, ...tag }: AuditedTag & { readonly to: string }) => `${tagText(tag)} → ${to}`,
  },
  removeTag: { kind: 'people', words: '删除会员标签', text: taggedText },
  assignTag: { kind: 'people', words: '给会员打标签', text: taggedText },
  unassignTag: { kind: 'people', words: '取消会员标签', text: taggedText },
} as const satisfies AuditActionRows
