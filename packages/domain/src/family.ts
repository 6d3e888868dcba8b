/** Rules for names and birth dates of family members. App and server both check them. */

/** Parents are those of both spouses. */
export const familyLimits = { all: 10, spouse: 1, parent: 4 } as const

const nameShape = /^[\p{L}\p{M}][\p{L}\p{M}·•.' -]*$/u

export function nameFault(name: string): string | null {
  if (name === '') return '请输入姓名'
  if ([...name].length > 50) return '姓名不能超过50个字'
  return nameShape.test(name) ? null : '姓名只能填写文字和间隔号'
}

export const nickNameLength = 20

/** Visible characters: combining marks without a letter, or only spaces, are no name. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u
// Bidirectional controls would reverse the text around the name on other people's screens.
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export function nickNameFault(nickName: string): string | null {
  if (nickName === '') return '请输入昵称'
  if ([...nickName].length > nickNameLength) return `昵称不能超过${nickNameLength}个字`
  return seen.test(nickName) && !turning.test(nickName) ? null : '昵称中有无法显示的字符，请修改'
}

/** Avatars that come with the app. */
export const presetAvatars = Array.from({ length: 8 }, (_, at) => `/art/avatar-${at + 1}.svg`)

/** Older than anyone alive. */
const oldest = 130

/** Days are YYYY-MM-DD and exist. */
export function birthFault(birth: string, today: string): string | null {
  if (birth > today) return '出生日期不能晚于今天'
  return Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) > oldest ? '出生日期过早，请核对' : null
}
