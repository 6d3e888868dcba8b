/** The external sites to which the product sends members, as simulated here. */
export interface Site {
  readonly title: string
  readonly welcome: string
  /** One character, used as the logo. */
  readonly mark: string
}

export const sites: Readonly<Record<string, Site>> = {
  mall: { title: '福利商城', welcome: '积分当钱花，好物送到家', mark: '商' },
  activity: { title: '活动中心', welcome: '一起动起来，健康不缺席', mark: '动' },
  exam: { title: '体检预约', welcome: '挑机构、选日期，三步约好体检', mark: '检' },
  assessment: { title: '健康测评', welcome: '十分钟了解自己的身体与情绪', mark: '测' },
  encyclopedia: { title: '健康百科', welcome: '医生写的，看得懂的健康知识', mark: '知' },
  service: { title: '在线客服', welcome: '工作日 9:00-18:30 人工在线', mark: '服' },
}
