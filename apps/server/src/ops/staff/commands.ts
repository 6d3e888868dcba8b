import { shanghaiMoment } from '@yf/domain/dates'
import { passwordFault } from '@yf/domain/password'
import { isOfCompany, staffRoles, type StaffRole } from '@yf/domain/staff'
import {
  addStaffMember,
  changeStaffPassword,
  changeStaffRole,
  checkAuditLog,
  setStaffActive,
  staffWithLastSeen,
  type AccountChangeResult,
} from '#features/staff/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { hashPassword } from '#platform/passwords.ts'
import { newPassword } from './password.ts'

export interface StaffDeps {
  readonly database: { readonly db: Db; transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> }
  readonly clock: Clock
  /** The password from stdin; empty when one is to be generated, null when two inputs differed. */
  readonly readPassword: () => Promise<string | null>
}

/** The output, and whether the command succeeded. */
export interface CommandResult {
  readonly isDone: boolean
  readonly lines: readonly string[]
}

const done = (...lines: string[]): CommandResult => ({ isDone: true, lines })
const refused = (...lines: string[]): CommandResult => ({ isDone: false, lines })

const roles = Object.entries(staffRoles).map(([role, name]) => `${role}（${name}）`)
const isRole = (role: string): role is StaffRole => Object.hasOwn(staffRoles, role)
const roleFault = `岗位应为：${roles.join('、')}`

const usage = [
  'npm run staff -- add <账号> <姓名> <岗位> [企业]   开通账号；企业人力资源须写明企业全称',
  'npm run staff -- role <账号> <岗位> [企业]         变更岗位',
  'npm run staff -- reset <账号>                      重置密码',
  'npm run staff -- disable <账号>                    停用账号',
  'npm run staff -- enable <账号>                     恢复账号',
  'npm run staff -- list                              列出全部账号',
  'npm run staff -- audit-log                           核验审计记录是否完整',
  roleFault,
  '密码从标准输入读取，留空则生成一个并只显示一次；请不要写在命令行上。',
]

/** One command as typed. */
export async function runStaff(args: readonly string[], deps: StaffDeps): Promise<CommandResult> {
  const [command, entered = '', ...rest] = args
  const account = entered.trim().toLowerCase()
  if (command === 'list' && args.length === 1) return list(deps)
  if (command === 'audit-log' && args.length === 1) return verify(deps)
  if (command === 'add' && (rest.length === 2 || rest.length === 3)) {
    const [name = '', role = '', company] = rest
    return add(deps, { account, name: name.trim(), role, company })
  }
  if (command === 'role' && (rest.length === 1 || rest.length === 2))
    return changeRole(deps, account, rest[0] ?? '', rest[1])
  if (args.length !== 2) return refused(...usage)
  if (command === 'reset') return reset(deps, account)
  if (command === 'disable') return setActive(deps, account, false)
  if (command === 'enable') return setActive(deps, account, true)
  return refused(...usage)
}

interface NewStaffMember {
  readonly account: string
  readonly name: string
  readonly role: string
  readonly company: string | undefined
}

async function add(
  deps: StaffDeps,
  { account, name, role, company }: NewStaffMember,
): Promise<CommandResult> {
  if (!/^[a-z][a-z0-9._-]{1,39}$/.test(account))
    return refused('账号应为 2 至 40 位小写字母、数字或 . _ -，以字母开头')
  if (name === '' || name.length > 20) return refused('姓名应为 1 至 20 个字')
  if (!isRole(role)) return refused(roleFault)
  const of = await companyFor(deps, role, company)
  if ('fault' in of) return refused(of.fault)
  const password = await passwordFor(deps)
  if ('fault' in password) return refused(password.fault)
  const change = await keep(deps, (ctx) =>
    addStaffMember(ctx, { account, name, role, company_id: of.id, password_hash: password.hash }),
  )
  return resultOf(change, account, `已开通：${account} ${name} ${staffRoles[role]}`, ...password.lines)
}

type Company = { readonly id: string | null } | { readonly fault: string }

/** Company staff belong to one company, given by its full name; all other staff to none. */
async function companyFor(
  { database }: StaffDeps,
  role: StaffRole,
  name: string | undefined,
): Promise<Company> {
  if (!isOfCompany(role))
    return name === undefined ? { id: null } : { fault: `${staffRoles[role]}不属于某个企业，请去掉企业` }
  if (name === undefined) return { fault: `${staffRoles[role]}须写明企业全称` }
  const found = await database.db.selectFrom('company').select('id').where('name', '=', name).execute()
  const [only, another] = found
  return only && !another ? { id: only.id } : { fault: `没有（或不止一个）名为 ${name} 的企业` }
}

async function changeRole(
  deps: StaffDeps,
  account: string,
  role: string,
  company: string | undefined,
): Promise<CommandResult> {
  if (!isRole(role)) return refused(roleFault)
  const of = await companyFor(deps, role, company)
  if ('fault' in of) return refused(of.fault)
  const change = await keep(deps, (ctx) => changeStaffRole(ctx, account, role, of.id))
  return resultOf(change, account, `${account} 的岗位已改为${staffRoles[role]}，需重新登录`)
}

async function reset(deps: StaffDeps, account: string): Promise<CommandResult> {
  const password = await passwordFor(deps)
  if ('fault' in password) return refused(password.fault)
  const change = await keep(deps, (ctx) => changeStaffPassword(ctx, account, password.hash))
  const lines = [
    '密码已重置，原有登录已结束。先前输错多次的网络最多还要等 15 分钟，其他网络登录时会多一次自动安全校验。',
    ...password.lines,
  ]
  return resultOf(change, account, ...lines)
}

async function setActive(deps: StaffDeps, account: string, isActive: boolean): Promise<CommandResult> {
  const change = await keep(deps, (ctx) => setStaffActive(ctx, account, isActive))
  return resultOf(change, account, isActive ? `${account} 已恢复` : `${account} 已停用，原有登录已结束`)
}

async function list({ database }: StaffDeps): Promise<CommandResult> {
  const people = await staffWithLastSeen(database.db)
  if (people.length === 0) return done('还没有账号')
  return done(
    ...people.map(({ account, name, role, is_active, last_seen_at }) =>
      [
        account,
        name,
        staffRoles[role],
        is_active ? '在用' : '已停用',
        last_seen_at ? `最近使用 ${shanghaiMoment(last_seen_at)}` : '90 天内未登录',
      ].join('  '),
    ),
  )
}

/**
 * The same check as the nightly job. The heads of the chains are printed so that they can be stored out of reach of
 * the database's owner.
 */
async function verify({ database, clock }: StaffDeps): Promise<CommandResult> {
  const { events, heads, faults } = await checkAuditLog(database.db, clock)
  if (faults.length > 0)
    return refused(
      `审计记录不完整，共 ${faults.length} 处：`,
      ...faults.map(({ staffId, seq, what }) => `${staffId}  第 ${seq} 条  ${faultLabels[what]}`),
    )
  return done(
    `审计记录完整：${heads.length} 人，${events} 条`,
    ...heads.map(({ staffId, seq, hash }) => `${staffId}  ${seq}  ${hash}`),
  )
}

const faultLabels = { missing: '缺失', changed: '与记录时不一致', cut: '起缺失' } as const

const keep = (
  { database, clock }: StaffDeps,
  work: (ctx: { db: Db; clock: Clock }) => Promise<AccountChangeResult>,
) => database.transaction((db) => work({ db, clock }))

function resultOf(change: AccountChangeResult, account: string, ...lines: string[]): CommandResult {
  if (change.kind === 'taken') return refused(`账号 ${account} 已存在`)
  return change.kind === 'unknown' ? refused(`没有账号 ${account}`) : done(...lines)
}

type Password = { readonly hash: string; readonly lines: string[] } | { readonly fault: string }

/** A generated password is printed, a given one is not. */
async function passwordFor({ readPassword }: StaffDeps): Promise<Password> {
  const entered = await readPassword()
  if (entered === null) return { fault: '两次输入的密码不一致，未作任何改动' }
  const fault = entered === '' ? null : passwordFault(entered)
  if (fault) return { fault }
  const password = entered || newPassword()
  const lines = entered ? [] : [`密码（只显示这一次）：${password}`]
  return { hash: await hashPassword(password), lines }
}
