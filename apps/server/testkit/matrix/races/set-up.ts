import { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { companyChannelCalls } from '@yf/contract/company-admin-channels'
import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { workChatAdminCalls } from '@yf/contract/work-chat-admin'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import { each, once, type Prepared } from './prepared.ts'

let turns = 0
const companyId = idOf('company', 'haina')

async function hainaBy({ stage: { server } }: RaceKit) {
  const token = await server.staffTokenOf('admin1')
  const { result } = await server.call(companySetUpCalls.company, { companyId }, { token })
  return { token, company: result }
}

async function toCreateCompany(kit: RaceKit): Promise<Prepared> {
  const { token, company } = await hainaBy(kit)
  const name = `海纳第${(turns += 1)}厂`
  return { input: { groupId: company.groupId, name, alias: name }, token }
}

async function toSaveCompany(kit: RaceKit): Promise<Prepared> {
  const { token, company } = await hainaBy(kit)
  const { revision, groupId, companyName: name, showsAlias, logo, isInArrears } = company
  const alias = `海纳${(turns += 1)}`
  return { input: { companyId, revision, groupId, name, alias, showsAlias, logo, isInArrears }, token }
}

async function toSetStatus(kit: RaceKit): Promise<Prepared> {
  const { server } = kit.stage
  const { input, token } = await toCreateCompany(kit)
  const { result } = await server.call(companySetUpCalls.createCompany, input as never, { token })
  return { input: { companyId: result.companyId, revision: 0, status: 'active' }, token }
}

async function toSaveFunctions(kit: RaceKit): Promise<Prepared> {
  const { token, company } = await hainaBy(kit)
  const { revision, showsEquity, sellsConsultations, sellsCounselling } = company
  const consultationFen = 10_00 + (turns += 1)
  return {
    input: { companyId, revision, showsEquity, sellsConsultations, sellsCounselling, consultationFen },
    token,
  }
}

async function toSaveClaimRules({ stage: { server } }: RaceKit): Promise<Prepared> {
  const token = await server.staffTokenOf('admin1')
  const { result } = await server.call(claimRuleCalls.claimRules, { companyId }, { token })
  const { isOwn: _own, documents: _documents, waiting: _waiting, ...rules } = result
  return { input: { ...rules, tip: `请在就诊后申请，第 ${(turns += 1)} 版` }, token }
}

const adminOf = ({ stage: { server } }: RaceKit) => server.staffTokenOf('admin1')

function newChannel() {
  const code = `race-${(turns += 1)}`
  return { companyId, code, name: code, kind: 'link' as const, verifiesPhone: 0 as const }
}

async function existingChannel(kit: RaceKit) {
  const token = await adminOf(kit)
  const input = newChannel()
  await kit.stage.server.call(companyChannelCalls.createChannel, input, { token })
  return { token, code: input.code }
}

async function toUseChannel(kit: RaceKit): Promise<Prepared> {
  const { token, code } = await existingChannel(kit)
  return { input: { companyId: idOf('company', 'yuanshan'), code, isUsed: 1 }, token }
}

async function toSavePartner(kit: RaceKit): Promise<Prepared> {
  const token = await adminOf(kit)
  const { result } = await kit.stage.server.call(companyChannelCalls.partner, { companyId }, { token })
  const message = `第 ${(turns += 1)} 次维护`
  return { input: { companyId, revision: result.revision, url: null, message, renewsSecret: 0 }, token }
}

async function toSaveTheme(kit: RaceKit): Promise<Prepared> {
  const token = await adminOf(kit)
  const { result } = await kit.stage.server.call(companyChannelCalls.theme, { companyId }, { token })
  return { input: { companyId, revision: result.revision, preset: 'pine' }, token }
}

const newLoginTheme = () => ({
  supply: `race${(turns += 1)}`,
  isNew: 1 as const,
  revision: 0,
  logo: '/art/logo-haina.svg',
  phoneIcon: '/art/icon-phone.svg',
  showsService: 1 as const,
  backImage: '/art/login-sea.svg',
  fontColor: '#14788c',
})

async function toRemoveLoginTheme(kit: RaceKit): Promise<Prepared> {
  const token = await adminOf(kit)
  const theme = newLoginTheme()
  await kit.stage.server.call(companyChannelCalls.saveLoginTheme, theme, { token })
  return { input: { supply: theme.supply, revision: 0 }, token }
}

const newApp = () => ({
  companyId,
  revision: 0,
  provider: 'feishu' as const,
  supply: `race${(turns += 1)}`,
  corpId: 'cli_race',
  clientId: 'cli_race',
  agentId: null,
  secret: 'kT9x24Vq7mPz',
})

async function toRemoveApp(kit: RaceKit): Promise<Prepared> {
  const token = await adminOf(kit)
  const { result } = await kit.stage.server.call(workChatAdminCalls.saveApp, newApp(), { token })
  return { input: { companyId, id: result.id, revision: 0 }, token }
}

export const setUpPreparations = {
  'companyAdmin.createChannel': once(async (kit) => ({ input: newChannel(), token: await adminOf(kit) })),
  'companyAdmin.saveChannel': once(async (kit) => {
    const { token, code } = await existingChannel(kit)
    return { input: { code, revision: 0, name: `${code}!`, verifiesPhone: 1 }, token }
  }),
  // The state that is asked for: a second call changes nothing and answers the same.
  'companyAdmin.switchChannel': each(toUseChannel),
  'companyAdmin.rotateChannelSecret': once(async (kit) => {
    const { token, code } = await existingChannel(kit)
    return { input: { code, revision: 0 }, token }
  }),
  'companyAdmin.savePartner': once(toSavePartner),
  'companyAdmin.saveTheme': once(toSaveTheme),
  'companyAdmin.saveLoginTheme': once(async (kit) => ({
    input: newLoginTheme(),
    token: await adminOf(kit),
  })),
  'companyAdmin.removeLoginTheme': once(toRemoveLoginTheme),
  'workChatAdmin.saveApp': once(async (kit) => ({ input: newApp(), token: await adminOf(kit) })),
  'workChatAdmin.removeApp': once(toRemoveApp),
  'claimsAdmin.saveClaimRules': once(toSaveClaimRules),
  'companyAdmin.saveGroup': once(async ({ stage: { server } }) => ({
    input: { name: `集团${(turns += 1)}`, revision: 0 },
    token: await server.staffTokenOf('admin1'),
  })),
  'companyAdmin.createCompany': once(toCreateCompany),
  'companyAdmin.saveCompany': once(toSaveCompany),
  'companyAdmin.setStatus': once(toSetStatus),
  'companyAdmin.saveFunctions': once(toSaveFunctions),
}
