import type { Refusals } from './ranges.ts'

export const familyRefusals = {
  familyFull: { code: 2401, message: '最多添加10位家庭成员，请先删除不需要的成员' },
  spouseTaken: { code: 2402, message: '您已添加配偶，如需更换请先删除原来的成员' },
  parentsFull: { code: 2403, message: '父母（含配偶的父母）最多添加4位，请先删除不需要的成员' },
  familyKnown: { code: 2404, message: '该证件号码已在您的家庭成员中，无需重复添加' },
  familySelf: { code: 2405, message: '这是您本人的证件号码，不能添加为家庭成员' },
  familyCovered: {
    code: 2406,
    message:
      '该成员有生效中的保险或权益，或保险到期后仍可申请理赔，暂不能删除或更换身份信息；期满后可再操作，如有疑问请联系企业人力资源',
  },
  familyLinked: {
    code: 2407,
    message: '该成员已开通家属账号，暂不能删除或更换身份信息；如需解除，请联系企业人力资源',
  },
  ownPhoneElsewhere: { code: 2408, message: '修改本人手机号，请前往“设置 > 手机号”' },
} as const satisfies Refusals
