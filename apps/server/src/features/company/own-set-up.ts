import { companyStatuses } from '@yf/domain/company-status'
import { channelNamesOf } from '#features/identity/public.ts'
import { describedContact } from './described.ts'
import { companyTab, type SetUpCheck } from './set-up.ts'
import { ownThemes } from './theme-store.ts'

const contact: SetUpCheck = {
  name: '福利咨询联系人',
  isOptional: false,
  path: ({ id }) => `/companyProfile?company=${id}`,
  stateOf: async (db, { id }) => {
    const { department, phone, mail, place } = (await describedContact(db, id)).fields
    return department === ''
      ? { isDone: false, note: '员工遇到问题时不知道联系谁' }
      : { isDone: true, note: [department, phone || mail || place].join('，') }
  },
}

const channel: SetUpCheck = {
  name: '合作渠道',
  isOptional: true,
  path: ({ id }) => companyTab(id, 'channels'),
  stateOf: async (db, { id }) => {
    const names = await channelNamesOf(db, id)
    return names.length > 0
      ? { isDone: true, note: names.join('、') }
      : { isDone: false, note: '员工只能从应用的登录页进入' }
  },
}

const theme: SetUpCheck = {
  name: '主题',
  isOptional: true,
  path: ({ id }) => companyTab(id, 'theme'),
  stateOf: async (db, { id, groupId }) => {
    const { company, group } = await ownThemes(db, id, groupId)
    if (company) return { isDone: true, note: '使用企业自己的主题' }
    return group ? { isDone: true, note: '沿用集团的主题' } : { isDone: false, note: '未设置，使用默认主题' }
  },
}

const status: SetUpCheck = {
  name: '启用企业',
  isOptional: false,
  path: ({ id }) => companyTab(id, 'profile'),
  stateOf: (_db, company) =>
    Promise.resolve({
      isDone: company.status === 'active',
      note:
        company.status === 'active'
          ? '员工可以注册和登录'
          : `${companyStatuses[company.status]}中，员工不能进入`,
    }),
}

/** First what is prepared, last the opening. */
export const companyChecks = { contact, theme, channel, status } as const
