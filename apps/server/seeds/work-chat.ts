import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { namedId } from '#platform/ids.ts'
import { secretRow } from '#features/work-chat/encrypted.ts'
import type { WorkChatAppTable } from '#features/work-chat/tables.ts'
import { idOf } from './ids.ts'

type DemoApp = Pick<WorkChatAppTable, 'provider' | 'supply' | 'corp_id' | 'client_id' | 'agent_id'> & {
  readonly company: string
  readonly secret: string
}

/** The apps that the sandbox knows: one company each at enterprise WeChat, DingTalk and Feishu. */
const apps: readonly DemoApp[] = [
  {
    provider: 'wecom',
    supply: 'xinghe',
    company: 'xinghe-software',
    corp_id: 'wwsandbox00000001',
    client_id: 'wwsandbox00000001',
    agent_id: '1000002',
    secret: 'sandbox-wecom-secret',
  },
  {
    provider: 'dingtalk',
    supply: 'haina',
    company: 'haina',
    corp_id: 'dingsandbox00000001',
    client_id: 'dingsandboxkey0001',
    agent_id: '200000001',
    secret: 'sandbox-dingtalk-secret',
  },
  {
    provider: 'feishu',
    supply: 'yuanli',
    company: 'yuanli',
    corp_id: 'cli_sandbox000001',
    client_id: 'cli_sandbox000001',
    agent_id: null,
    secret: 'sandbox-feishu-secret',
  },
]

export async function addWorkChats({ cipher }: Services, tx: Db) {
  const rows = apps.map(({ company, secret, ...app }): Insertable<WorkChatAppTable> => {
    const id = namedId(`demo/workChat/${app.provider}/${app.supply}`)
    return {
      ...app,
      id,
      company_id: idOf('company', company),
      secret_encrypted: cipher.encrypt(secret, secretRow(id)),
    }
  })
  await tx.insertInto('work_chat_app').values(rows).execute()
}
