import type { Refusals } from './ranges.ts'

export const companyRefusals = {
  notInCompany: { code: 2101, message: '您不是该企业的成员，请切换企业后再试' },
  companySuspended: { code: 2102, message: '贵公司的服务已暂停，恢复时间请咨询企业人力资源' },
  // Setting up in the console
  companyGroupTaken: { code: 2110, message: '已有同名的集团，请换一个名称' },
  companyNameTaken: { code: 2111, message: '已有同名的企业，请换一个名称' },
  statusUnreachable: { code: 2112, message: '企业的状态已变化，请刷新后再操作' },
  channelCodeTaken: { code: 2113, message: '渠道编号已被使用，请换一个' },
  benefitsFull: { code: 2115, message: '一家企业最多展示 30 项，请先删除不用的' },
  supplyTaken: { code: 2114, message: '这个登录来源已有主题，请直接修改' },
} as const satisfies Refusals
