import type { ImportColumn } from '@yf/domain/sheet-import'

const column = (
  key: string,
  title: string,
  note: string,
  aliases: readonly string[] = [],
  isRequired = false,
) => ({
  key,
  title,
  note,
  aliases,
  isRequired,
})

/** One row is one person: an employee, or a dependant who names the employee by certificate number. */
export const peopleColumns = [
  column('name', '姓名', '必填', ['员工姓名', '名字'], true),
  column('certificateType', '证件类型', '身份证、护照等，空白为身份证', ['证件种类']),
  column('certificateNumber', '证件号码', '必填，请把这一列设为文本', ['身份证号'], true),
  column('phone', '手机号', '11 位，用于注册时核实身份', ['手机', '联系电话', '电话']),
  column('mail', '邮箱', '', ['电子邮箱', '邮件', 'email']),
  column('gender', '性别', '男或女；身份证可以不填', []),
  column('birthday', '出生日期', '如 1990-05-06；身份证可以不填', ['生日']),
  column('department', '部门', '', ['所属部门']),
  column('branch', '分支机构', '', ['分公司', '机构']),
  column('region', '工作地区', '', ['地区', '工作地', '城市']),
  column('grade', '职级', '', ['级别', '职等']),
  column('hiredOn', '入职日期', '新员工必填；家属为生效日期', ['入职时间', '生效日期']),
  column('leftOn', '离职日期', '不再在职的第一天；家属为移除日期', ['离职时间', '移除日期']),
  column('relation', '与员工关系', '空白或本人为员工；配偶、子女、父母为家属', ['关系']),
  column('holderNumber', '员工证件号码', '家属必填：所属员工的证件号码', [
    '主被保险人证件号',
    '员工身份证号',
  ]),
  column('country', '国家或地区', '两位代码，空白为 CN', ['国籍']),
] as const satisfies readonly ImportColumn[]

export type PeopleColumn = (typeof peopleColumns)[number]['key']

const titles = new Map<string, string>(peopleColumns.map(({ key, title }) => [key, title]))
export const titleOf = (key: string): string => titles.get(key) ?? key
