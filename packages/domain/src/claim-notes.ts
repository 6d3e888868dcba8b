/** What staff write down about a case for each other: the member never reads it. */
export const noteKinds = {
  note: '备注',
  calledMember: '致电会员',
  memberCalled: '会员来电',
  calledHospital: '致电医院',
  calledOther: '致电其他单位',
} as const
export type NoteKind = keyof typeof noteKinds

/** Whether somebody was rung up who may not have answered. */
export const asksWhetherReached = (kind: NoteKind): boolean => kind !== 'note' && kind !== 'memberCalled'

/** 致电会员（未接通）, as the trail and the case say it. */
export const noteTitle = (kind: NoteKind, wasReached: boolean | null): string =>
  wasReached === null ? noteKinds[kind] : `${noteKinds[kind]}（${wasReached ? '已接通' : '未接通'}）`
