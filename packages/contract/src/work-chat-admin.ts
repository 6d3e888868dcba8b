import { Type, type Static } from '@sinclair/typebox'
import { workChatProviders } from '@yf/domain/work-chat'
import { consoleService } from './call.ts'
import { ByCompany, CompanyId, Done, Id, Moment, Nullable, OneKeyOf, Text, titled } from './shapes.ts'

/** The work-chat apps through which a company's people come in. */

const Revision = Type.Integer({ title: '版本', minimum: 0 })
const AppId = titled('办公应用', Id)

export const AdminWorkChatApp = Type.Object({
  id: Id,
  provider: OneKeyOf(workChatProviders),
  supply: Type.String(),
  corpId: Type.String(),
  clientId: Type.String(),
  /** Null at Feishu. */
  agentId: Nullable(Type.String()),
  revision: Type.Integer(),
  secretChangedTime: Nullable(Moment),
})
export type AdminWorkChatApp = Static<typeof AdminWorkChatApp>

const Key = (title: string) => Type.String({ title, pattern: '^[\\w-]{1,64}$' })

export const workChatAdminCalls = {
  apps: consoleService.get(
    'workChat/apps',
    '查看办公应用',
    'The work-chat apps of a company, without their secrets',
    ByCompany,
    Type.Array(AdminWorkChatApp),
    { permission: 'setUp', refusals: [] },
  ),
  saveApp: consoleService.post(
    'workChat/app/save',
    '新建或修改办公应用',
    'Add or change an app; the secret comes from the provider and is never shown again',
    Type.Object({
      companyId: CompanyId,
      id: Type.Optional(AppId),
      revision: Revision,
      provider: OneKeyOf(workChatProviders, { title: '办公平台' }),
      supply: titled('登录来源', Text(64, 1)),
      corpId: Key('企业编号'),
      clientId: Key('应用编号'),
      agentId: Nullable(Key('应用编号')),
      /** Without one the stored secret stays. */
      secret: Type.Optional(titled('应用密钥', Text(200, 1))),
    }),
    AdminWorkChatApp,
    { permission: 'setUp', idempotent: true, refusals: ['workChatSupplyTaken', 'stateMoved'] },
  ),
  removeApp: consoleService.post(
    'workChat/app/remove',
    '删除办公应用',
    'Its people log in by phone from now on',
    Type.Object({ companyId: CompanyId, id: AppId, revision: Revision }),
    Done,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
}
