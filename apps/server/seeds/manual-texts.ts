import { materialKinds, requiredMaterials, type VisitType } from '@yf/domain/claim-materials'
import { claimPromises } from '@yf/domain/claim-promises'

interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
}

export const guide: readonly Chapter[] = [
  {
    title: '一、登录与切换公司',
    lines: [
      '打开原力星球，输入手机号并获取验证码即可登录；也可以使用密码登录。',
      '您同时属于多家公司时，请在首页顶部点按公司名称进行切换，权益以当前公司为准。',
      '家庭成员可使用自己的手机号登录，看到的是为其本人投保的权益。',
    ],
  },
  {
    title: '二、查看保障',
    lines: [
      '在首页点按「我的保险」，可以看到每张保单的保障期间、剩余额度与责任说明。',
      '每项责任都列出免赔额、赔付比例、单次限额与年度限额，就诊前可先查看。',
    ],
  },
  {
    title: '三、申请理赔',
    lines: [
      '1. 选择就诊人，填写就诊类型与就诊日期。',
      '2. 核对收款银行卡，户名须与就诊人或员工本人一致。',
      '3. 拍摄发票、病历与费用清单。照片要平整、清晰、四角完整，每个文件不超过 20MB。',
      '4. 核对识别出的金额与日期，手写签名后提交。',
      '提交后可以在「理赔记录」中查看每一步的处理人、时间与下一步。',
    ],
  },
  {
    title: '四、补充资料与撤销',
    lines: [
      '需要补充资料时，您会收到消息提醒，请在原案件中上传，无需重新申请。',
      '受理前可以取消申请，受理后、核定前可以撤销案件；其中的发票可以再次申请。',
    ],
  },
  {
    title: '五、联系我们',
    lines: ['如有疑问，请在「个人中心」联系在线客服，或咨询企业人力资源。紧急情况请直接拨打 120。'],
  },
]

const documentsFor = (visit: VisitType): string[] =>
  requiredMaterials(visit).map((kind) => materialKinds[kind])

export const requiredDocuments: readonly (readonly [string, readonly string[], string])[] = [
  ['门诊', documentsFor('outpatient'), '票据须加盖收费专用章'],
  ['急诊', documentsFor('emergency'), '病历须注明急诊'],
  ['住院', documentsFor('inpatient'), `出院后 ${claimPromises.claimDays} 天内提交`],
  ['牙科', documentsFor('dental'), '美容类项目不在保障范围'],
  ['生育', documentsFor('maternity'), '以保单约定为准'],
  ['意外', documentsFor('accident'), '请在备注中说明事故经过'],
]

export const limitsOf: readonly (readonly [string, number, number, number])[] = [
  ['门急诊', 0, 0.9, 20_000],
  ['住院', 500, 0.95, 100_000],
  ['牙科', 0, 0.8, 3_000],
  ['意外', 0, 1, 50_000],
]
