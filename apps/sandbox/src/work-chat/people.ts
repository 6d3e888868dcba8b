/** A person in the directory of a work chat. All work chats have the same people, so that mix-ups can be tested. */
export interface Colleague {
  readonly id: string
  readonly name: string
  /** null if the company stores none or the person hides it. */
  readonly mobile: string | null
  /** Opens the app from outside the company. */
  readonly isOutsider?: boolean
}

export const colleagues: readonly Colleague[] = [
  { id: 'linxiao', name: '林晓', mobile: '13800000001' },
  { id: 'zhoulan', name: '周岚', mobile: '13800000002' },
  { id: 'chenmo', name: '陈默', mobile: '13800000003' },
  { id: 'hejing', name: '何静', mobile: '13800000004' },
  { id: 'zhaoqiang', name: '赵强', mobile: '13800000005' },
  { id: 'shenxin', name: '沈新', mobile: null },
  { id: 'visitor', name: '访客', mobile: null, isOutsider: true },
]

export const colleagueOf = (id: string): Colleague | undefined => colleagues.find((one) => one.id === id)
