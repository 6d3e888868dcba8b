import type { Input } from '@yf/contract/call'
import type { familyCalls } from '@yf/contract/family'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import { birthFault, nickNameFault, presetAvatars } from '@yf/domain/family'
import type { MemberContext } from '#platform/call/context.ts'
import type { OutcomeOf } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { ownProfile, updateProfile, type Profile, type ProfileChanges } from '#features/identity/public.ts'
import { toSelfDto } from './dto.ts'
import { isOwnAvatar, wearAvatar } from './store.ts'

type MemberChanges = Input<typeof familyCalls.update>

/**
 * Members set their nickname and picture here; name and certificate are changed in the settings, where they are
 * verified.
 */
export async function updateSelf(
  input: MemberChanges,
  ctx: MemberContext,
): Promise<OutcomeOf<typeof familyCalls.update>> {
  const { db, cipher, clock, caller } = ctx
  const self = await ownProfile(db, cipher, caller.accountId)
  if (!self) return refuse('notFound')
  const fault = elsewhere(input, self) ?? profileFault(input, self, shanghaiDay(clock.now()))
  if (fault) return badInput(fault[0], fault[1])
  if (input.headimgurl && !(await mayShow(ctx, input.headimgurl)))
    return badInput('headimgurl', '头像只能选用预设图片或您上传的图片')

  await updateProfile(db, caller.accountId, changesOf(input))
  await wearAvatar(db, caller.accountId, fileNameIn(input.headimgurl))
  const next = await ownProfile(db, cipher, caller.accountId)
  return next ? answer(toSelfDto(next), '保存成功') : refuse('notFound')
}

type FieldFault = readonly [field: string, words: string]

function elsewhere(input: MemberChanges, self: Profile): FieldFault | null {
  if (input.name !== undefined && input.name !== self.name) return ['name', '姓名随证件信息，不能在此修改']
  if (input.relation !== undefined) return ['relation', '本人不能修改与本人关系']
  const hasCertificate = input.certificateNumber !== undefined || input.certificateType !== undefined
  return hasCertificate ? ['certificateNumber', '本人证件号码请在设置中修改'] : null
}

function profileFault(
  { nickName, birth, gender }: MemberChanges,
  self: Profile,
  today: string,
): FieldFault | null {
  const wrongName = nickName === undefined ? null : nickNameFault(nickName.trim())
  if (wrongName) return ['nickName', wrongName]
  if (self.certificateSaysBirth) {
    if (birth !== undefined && birth !== self.birth) return ['birth', '出生日期与证件号码不一致']
    if (gender !== undefined && gender !== self.gender) return ['gender', '性别与证件号码不一致']
    return null
  }
  if (birth === undefined) return null
  const wrongBirth = isDay(birth) ? birthFault(birth, today) : '出生日期不存在，请核对'
  return wrongBirth ? ['birth', wrongBirth] : null
}

const fileNameIn = (address: string | null | undefined): string | undefined =>
  /^\/files\/([0-9a-f]{32})$/.exec(address ?? '')?.[1]

async function mayShow({ db, caller }: MemberContext, address: string): Promise<boolean> {
  if (presetAvatars.includes(address)) return true
  const name = fileNameIn(address)
  return name !== undefined && (await isOwnAvatar(db, caller.accountId, name))
}

const changesOf = ({ nickName, headimgurl, birth, gender }: MemberChanges): ProfileChanges => ({
  ...(nickName === undefined ? {} : { nick_name: nickName.trim() }),
  ...(headimgurl === undefined ? {} : { headimgurl }),
  ...(birth === undefined ? {} : { birth }),
  ...(gender === undefined ? {} : { gender }),
})
