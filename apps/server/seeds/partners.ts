import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { partnerSecretRow } from '#features/company/encrypted.ts'
import type { CompanyPartnerTable } from '#features/company/tables.ts'
import { idOf } from './ids.ts'

/** The sandbox plays the partner's site and checks the signature with this secret. */
const demoSecret = 'sandbox-partner-secret'

const messages: Readonly<Record<string, string>> = {
  'xinghe-software': '贵公司的专属活动正在筹备，开始后会通知您',
  haina: '海纳制造的合作方服务正在开通，开通后会通知您',
  yuanli: '内部员工请从首页进入各项服务',
}

/** One company sends its members to a partner; the others state why they do not. */
export async function addCompanyPartners({ settings, cipher }: Services, tx: Db) {
  const companyId = idOf('company', 'yuanshan')
  const rows: Insertable<CompanyPartnerTable>[] = [
    {
      company_id: companyId,
      url: `${settings.sites.production.activity}/yuanshan`,
      secret_encrypted: cipher.encrypt(demoSecret, partnerSecretRow(companyId)),
      message: '远山物流的合作方正在维护，请稍后再试',
    },
    ...Object.entries(messages).map(([key, message]) => ({
      company_id: idOf('company', key),
      url: null,
      secret_encrypted: null,
      message,
    })),
  ]
  await tx.insertInto('company_partner').values(rows).execute()
}
