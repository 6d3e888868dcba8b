import { defineMachine } from './state-machine.ts'

/** Whether a company's people may register and come in. */
export const companyStatuses = { preparing: '筹备', active: '启用', suspended: '停用' } as const
export type CompanyStatus = keyof typeof companyStatuses

/** Nobody returns to preparation: people may have registered. */
export const companyMachine = defineMachine({
  preparing: ['active'],
  active: ['suspended'],
  suspended: ['active'],
})

/** The action of staff that leads to a status, as the text of its button. */
export const statusActions = { active: '启用', suspended: '停用' } as const
export type CompanyTarget = keyof typeof statusActions

/** For members whose companies are all suspended. */
export const suspendedText = (companyNames: readonly string[]): string =>
  `${companyNames.join('、')}的服务已暂停，暂时不能进入。已提交的理赔会继续处理，恢复时间请咨询企业人力资源`
