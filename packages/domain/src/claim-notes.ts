/** Notes of staff about a case: members never see them. */
export const noteKinds = {
  note: '备注',
  calledMember: '致电会员',
  memberCalled: '会员来电',
  calledHospital: '致电医院',
  calledOther: '致电其他单位',
} as const
export type NoteKind = keyof typeof noteKinds

/** Whether the note is about a phone call, which may not have been answered. */
export const asksWhetherReached = (kind: NoteKind): boolean => kind !== 'note' && kind !== 'memberCalled'

/** 致电会员（未接通）, as the audit log and the case show it. */
export const noteTitle = (kind: NoteKind, wasReached: boolean | null): string =>
  wasReached === null ? noteKinds[kind] : `${noteKinds[kind]}（${wasReached ? '已接通' : '未接通'}）`
