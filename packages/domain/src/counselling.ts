/** A counsellor's topics, languages and session types: members filter by these, and rows store the keys. */
export const counsellingFields = {
  emotion: '情绪压力',
  marriage: '婚恋情感',
  parenting: '亲子教育',
  career: '职场发展',
  relations: '人际关系',
  sleep: '睡眠困扰',
  trauma: '创伤与哀伤',
  self: '个人成长',
} as const
export type CounsellingField = keyof typeof counsellingFields

export const counsellingLanguages = {
  mandarin: '普通话',
  cantonese: '粤语',
  english: '英语',
} as const
export type CounsellingLanguage = keyof typeof counsellingLanguages

/** `isRemote`: the session has a link; otherwise it takes place in the counsellor's practice. */
export const counsellingWays = {
  video: { name: '视频', isRemote: true },
  voice: { name: '语音', isRemote: true },
  onSite: { name: '到店', isRemote: false },
} as const
export type CounsellingWay = keyof typeof counsellingWays

/** Tags for a session besides stars; a counsellor's page shows how often each was given. */
export const appraisalTags = {
  listened: '认真倾听',
  warm: '亲切温暖',
  professional: '专业可信',
  helpful: '很有帮助',
  clear: '表达清楚',
  punctual: '准时',
} as const
export type AppraisalTag = keyof typeof appraisalTags

/** Availability filters, besides a certain day. */
export const freeWhens = {
  today: '今天',
  threeDays: '三天内',
  week: '一周内',
  weekend: '周末',
  evening: '晚间',
} as const
export type FreeWhen = keyof typeof freeWhens

/** Open day and night, nationwide: on every page of the area. */
export const crisisLine = '12356'
