import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { idOf } from './ids.ts'

const groups = { xinghe: '星河科技集团', haina: '海纳集团', yuanli: '原力健康集团', yuanshan: '远山集团' }

type CompanyGroupKey = keyof typeof groups

interface DemoCompany {
  readonly key: string
  readonly group: CompanyGroupKey
  readonly name: string
  readonly alias: string
  readonly showAlias?: boolean
  readonly showEquity?: boolean
  readonly inArrears?: boolean
  readonly employees: readonly string[]
  readonly colleagues: readonly string[]
}

export const companies: readonly DemoCompany[] = [
  {
    key: 'xinghe-software',
    group: 'xinghe',
    name: '星河软件',
    alias: '星河软件之家',
    employees: ['linxiao'],
    colleagues: [
      '张明远',
      '王思齐',
      '李若彤',
      '刘一鸣',
      '陈嘉怡',
      '杨子轩',
      '黄雅琴',
      '吴浩然',
      '徐梦洁',
      '孙立诚',
      '马晓东',
      '欧阳娜',
    ],
  },
  {
    key: 'xinghe-hardware',
    group: 'xinghe',
    name: '星河硬件',
    alias: '星河智造',
    showAlias: true,
    employees: ['linxiao'],
    colleagues: ['胡建平', '郭芷若', '林志远', '何文博'],
  },
  {
    key: 'haina',
    group: 'haina',
    name: '海纳制造',
    alias: '海纳关爱',
    showAlias: true,
    employees: ['zhoulan'],
    colleagues: ['高丽华', '罗振宇', '郑小北', '梁慧敏', '宋国栋', '唐婉清'],
  },
  {
    key: 'yuanli',
    group: 'yuanli',
    name: '原力健康',
    alias: '原力健康',
    employees: ['hejing'],
    colleagues: ['许知远', '韩雪梅', '冯启航', '邓佳宁', '曹文静'],
  },
  {
    key: 'yuanshan',
    group: 'yuanshan',
    name: '远山物流',
    alias: '远山物流',
    showEquity: false,
    inArrears: true,
    employees: ['zhaoqiang'],
    colleagues: ['彭大海', '曾庆丰', '萧亦凡', '田雨欣'],
  },
]

/**
 * People of 星河软件 with nothing yet: no points, no case, and, except for three, no policy. Each is used by one
 * journey; they come after all others, so that adding one changes nobody's phone.
 */
export const newcomers = [
  '沈书仪',
  '顾清和',
  '陆知行',
  '苏念安',
  '温雅言',
  '江听雨',
  '叶知秋',
  '方行远',
  '秦若水',
  '傅云舟',
  '许清越',
  '何知南',
  '梁若溪',
  '宋景行',
  '唐以宁',
  '谢长安',
  '程一诺',
  '邵明川',
  '孟初夏',
  '袁书言',
  '董思远',
  '薛静好',
  '潘云起',
  '蒋知夏',
  '贺连山',
  '白予安',
  '关山月',
]

export const colleagues = [...companies.flatMap((company) => company.colleagues), ...newcomers]

const logoOf = (group: CompanyGroupKey) => `/art/logo-${group}.svg`

export async function addCompanies({ clock }: Services, tx: Db) {
  await tx
    .insertInto('company_group')
    .values(Object.entries(groups).map(([key, name]) => ({ id: idOf('group', key), name })))
    .execute()
  await tx
    .insertInto('company')
    .values(
      companies.map((company) => ({
        id: idOf('company', company.key),
        group_id: idOf('group', company.group),
        name: company.name,
        alias: company.alias,
        show_alias: company.showAlias ?? false,
        logo: logoOf(company.group),
        show_equity: company.showEquity ?? true,
        in_arrears: company.inArrears ?? false,
        ...contactOf(company),
      })),
    )
    .execute()
  const memberships = [
    ...companies.flatMap(({ key, employees, colleagues }, at) =>
      // A member's companies are ordered by the time the member joined them.
      [...employees, ...colleagues].map((person) =>
        employee(key, person, new Date(clock.now().getTime() + at)),
      ),
    ),
    ...newcomers.map((person) => employee('xinghe-software', person, clock.now())),
    {
      company_id: idOf('company', 'xinghe-software'),
      account_id: idOf('account', 'chenmo'),
      is_family: true,
      holder_account_id: idOf('account', 'linxiao'),
      family_id: idOf('family', 'linxiao/spouse'),
      status: 'active' as const,
      joined_at: clock.now(),
    },
  ]
  await tx.insertInto('membership').values(memberships).execute()
  await tx
    .insertInto('account_company')
    .values(memberships.map(({ account_id, company_id }) => ({ account_id, company_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addTags(tx, clock.now())
}

/** The tags that its members have (people.ts). */
async function addTags(tx: Db, created_at: Date) {
  const names = ['员工', '已婚', '家有儿童']
  const company_id = idOf('company', 'xinghe-software')
  await tx
    .insertInto('company_tag')
    .values(names.map((name) => ({ company_id, id: idOf('tag', name), name, created_at })))
    .execute()
}

interface DemoContact {
  readonly department: string
  readonly phone: string
  readonly place: string
  readonly person?: string
  readonly mail?: string
}

/** Contacts for questions about benefits; 远山物流 has set none. */
const contacts: Readonly<Record<string, DemoContact>> = {
  'xinghe-software': {
    department: '人力资源部 · 员工关怀组',
    person: '苏慧',
    phone: '021-55508800',
    mail: 'care@xinghe.example',
    place: '总部 B 座 3 层，员工服务台',
  },
  'xinghe-hardware': {
    department: '人力资源部 · 员工关怀组',
    phone: '021-55508811',
    place: '智造园区 1 号楼大厅',
  },
  haina: { department: '人力资源部 · 福利专员', phone: '0571-55506600', place: '厂区行政楼 102 室' },
  yuanli: { department: '人力资源部', phone: '010-55507700', place: '望京办公区 5 层前台' },
}

function contactOf({ key }: DemoCompany) {
  const contact = contacts[key]
  return {
    hr_department: contact?.department ?? null,
    hr_person: contact?.person ?? null,
    hr_phone: contact?.phone ?? null,
    hr_mail: contact?.mail ?? null,
    hr_place: contact?.place ?? null,
    hr_hours: contact ? '工作日 9:30-18:00' : null,
  }
}

const employee = (company: string, person: string, joined_at: Date) => ({
  company_id: idOf('company', company),
  account_id: idOf('account', person),
  is_family: false,
  holder_account_id: null,
  family_id: null,
  status: 'active' as const,
  joined_at,
})
