import { workChatProviders } from '@yf/domain/work-chat'
import { companyTab, type SetUpCheck } from '#features/company/public.ts'
import { appsOf } from './admin/store.ts'

export const workChatCheck: SetUpCheck = {
  name: '办公应用',
  isOptional: true,
  path: ({ id }) => companyTab(id, 'channels'),
  stateOf: async (db, { id }) => {
    const apps = await appsOf(db, id)
    return apps.length > 0
      ? { isDone: true, note: apps.map(({ provider }) => workChatProviders[provider]).join('、') }
      : { isDone: false, note: '员工不能从企业微信、钉钉或飞书直接进入' }
  },
}
