/** Business answers of a call (decisions §3), by domain. A file of its own: the app needs a few of them and loads them late. */
interface Refusal {
  readonly code: number
  readonly message: string
}

export const refusals = {
  // platform
  notFound: { code: 1004, message: '内容不存在或已被删除' },
  stateMoved: { code: 1009, message: '状态已变化，请刷新后再试' },
  inProgress: { code: 1010, message: '正在处理中，请勿重复提交' },
  keyReused: { code: 1011, message: '该请求编号已用于其他内容，请重新提交' },
  // identity
  wrongPassword: { code: 2001, message: '手机号或密码不正确' },
  passwordLocked: { code: 2002, message: '密码错误次数过多，请15分钟后再试，或使用验证码登录' },
  wrongCode: { code: 2003, message: '验证码不正确或已失效，请重新获取' },
  codeTooSoon: { code: 2004, message: '验证码已发送，请60秒后再试' },
  codeTooMany: { code: 2005, message: '今日获取验证码次数已达上限，请明天再试' },
  tooOften: { code: 2006, message: '操作过于频繁，请稍后再试' },
  phoneNotMember: { code: 2007, message: '该手机号尚未开通，请先注册，或联系企业HR' },
  pendingExpired: { code: 2008, message: '登录已超时，请重新登录' },
  notYourPhone: { code: 2009, message: '该手机号与您的账号不符，请使用账号绑定的手机号' },
  phoneKnown: { code: 2010, message: '该手机号已注册，请直接登录' },
  notOnRoster: { code: 2011, message: '未找到您的信息，请核对姓名和证件号码，或联系企业HR' },
  certificateTaken: { code: 2012, message: '该证件号码已被其他账号使用，如有疑问请联系客服' },
  phoneTaken: { code: 2013, message: '新手机号已被其他账号使用，请更换号码' },
  nameMismatch: { code: 2014, message: '姓名与账号登记的不一致，请核对或联系企业HR' },
  partnerProofInvalid: { code: 2015, message: '登录链接无效或已过期，请从原入口重新进入' },
  partnerUnreachable: { code: 2016, message: '暂时无法核实您的身份，请稍后再试，或使用手机号登录' },
  oneTapFailed: { code: 2017, message: '一键登录失败，请使用验证码登录' },
  // wechat
  wechatCodeInvalid: { code: 2201, message: '微信授权已失效，请重新授权' },
  wechatUnavailable: { code: 2202, message: '微信暂时没有响应，请稍后再试' },
  wechatTicketInvalid: { code: 2203, message: '微信绑定已超时，请重新进行微信授权' },
  wechatSnapshot: { code: 2204, message: '请点击页面右下角的「使用完整服务」后再试' },
  // work chat
  workChatNotOpen: { code: 2301, message: '您的企业还没有开通这种登录方式，请使用手机号登录' },
  workChatCodeInvalid: { code: 2302, message: '登录已失效，请重新打开' },
  workChatOutsider: { code: 2303, message: '您不在该企业的通讯录中，请使用手机号登录' },
  workChatUnavailable: { code: 2304, message: '对方暂时没有响应，请稍后再试，或使用手机号登录' },
  // company
  notInCompany: { code: 2101, message: '您不是该企业的成员' },
  // equity
  benefitNotOpen: { code: 2801, message: '该权益暂不可领取' },
  benefitTaken: { code: 2802, message: '您已领取过该权益，可在首页「我的权益」中查看' },
  // advert, files
  alreadyEvaluated: { code: 2701, message: '您已评价过本次服务，感谢您的反馈' },
  promotionClosed: { code: 2702, message: '活动未在进行中，请留意活动时间' },
  badPicture: { code: 2711, message: '只支持 JPG、PNG、WebP、HEIC 格式的图片，请换一张' },
  pictureTooLarge: { code: 2712, message: '图片尺寸过大，请截取或压缩后再上传' },
  uploadBusy: { code: 2713, message: '正在上传的人较多，请稍后再试' },
  // handoff
  mallSignWrong: { code: 2601, message: '商城登录校验未通过，请重新打开商城' },
  mallSignSpent: { code: 2602, message: '商城登录请求已失效，请重新打开商城' },
  notOwnPhone: { code: 2603, message: '手机号与当前登录账号不符，请重新登录后再试' },
  noDoctorEquity: { code: 2604, message: '您暂无问诊权益，可向人力资源部门了解' },
  hospitalUnreachable: { code: 2605, message: '互联网医院暂时无法连接，请稍后再试' },
  // family
  familyFull: { code: 2401, message: '最多添加10位家庭成员，请先删除不需要的成员' },
  spouseTaken: { code: 2402, message: '您已添加配偶，如需更换请先删除原来的成员' },
  parentsFull: { code: 2403, message: '父母（含配偶的父母）最多添加4位' },
  familyKnown: { code: 2404, message: '该证件号码已在您的家庭成员中，无需重复添加' },
  familySelf: { code: 2405, message: '这是您本人的证件号码，不能添加为家庭成员' },
  familyCovered: {
    code: 2406,
    message:
      '该成员有生效中的保险或权益，暂不能删除或更换身份信息；保障结束后可再操作，如有疑问请联系企业人事',
  },
  familyLinked: {
    code: 2407,
    message: '该成员已开通家属账号，暂不能删除或更换身份信息；如需解除，请联系企业人事',
  },
  ownPhoneElsewhere: { code: 2408, message: '修改本人手机号，请前往“设置 > 手机号”' },
  // workbench
  wrongStaffPassword: { code: 3150, message: '账号或密码不正确' },
  staffLocked: { code: 3151, message: '密码错误次数过多，请15分钟后再试' },
  dutyNotHeld: { code: 3152, message: '您的岗位不能进行此操作' },
  caseOfAnother: { code: 3153, message: '案件由其他人处理，请先接手' },
  sumMoved: { code: 3154, message: '应赔金额已变化，请核对后再提交' },
  cannotApprove: { code: 3155, message: '案件还不能通过，请先处理页面上列出的问题' },
  needsSecondPerson: { code: 3156, message: '需由初审人以外的高级理赔专员复核' },
  noFirstApproval: { code: 3157, message: '案件在初审后有变化，请重新提交初审' },
  overCeiling: { code: 3158, message: '核定金额超过保单可赔付的金额' },
  notPayable: { code: 3159, message: '所选打款已在其他批次中或状态已变化，请刷新后再试' },
  badPayFile: { code: 3160, message: '打款文件无法生成，请核对收款信息' },
  otherPayWay: { code: 3162, message: '该批次已选择另一种打款方式' },
  cardUnchanged: { code: 3161, message: '会员尚未更换收款银行卡，暂不能重新打款' },
  // claims: the application
  claimClosed: { code: 3001, message: '理赔通道暂未开放，请稍后再试' },
  cannotClaim: { code: 3002, message: '暂不能为该成员申请理赔' },
  policyNotOfMember: { code: 3003, message: '所选保单不保障该成员，请重新选择' },
  notADraft: { code: 3004, message: '该申请已提交，不能再修改或删除，请在理赔记录中查看' },
  cardFixed: { code: 3005, message: '当前进度不能更换银行卡，请在理赔记录中查看' },
  holderNotAllowed: { code: 3006, message: '收款人须为申请人或被保险人本人，请重新选择' },
  claimSiteUnreachable: { code: 3007, message: '贵公司的理赔入口暂时无法打开，请联系在线客服' },
  chinaLifeNotOpen: { code: 3008, message: '贵公司未开通该城市的中国人寿理赔服务，请联系企业人事' },
  chinaLifeNotInsured: {
    code: 3009,
    message: '中国人寿未查到您的保单，请核对证件信息，或联系企业人事确认投保情况',
  },
  chinaLifeUnreachable: { code: 3010, message: '中国人寿的理赔页面暂时无法打开，请稍后再试' },
  // claims: materials (3050–3099)
  badMaterial: { code: 3050, message: '只支持 JPG、PNG、WebP、HEIC 图片和 PDF 文件，请换一个' },
  filesFull: { code: 3051, message: '一个案件最多上传 60 个文件（PDF 每页算一个），请先删除不需要的' },
  sameFile: { code: 3052, message: '这个文件已经上传过了，无需重复上传' },
  filesClosed: { code: 3053, message: '案件已提交，暂不能增删或修改材料；如需补充，请等待审核人员通知' },
  fileSubmitted: { code: 3054, message: '已提交的材料不能删除，您可以补充新的材料' },
  uploadSpent: { code: 3055, message: '上传已超时，请重新上传' },
  fileTooLarge: { code: 3056, message: '文件不能超过 20 MB，请压缩后上传' },
  signatureBlank: { code: 3057, message: '没有看到签名，请重新签名' },
  notAnIdCard: { code: 3058, message: '没有读到身份证信息，请对准证件、在光线充足处重拍' },
  otherIdCard: { code: 3059, message: '身份证与就诊人或申请人不符，请上传本次申请对应的证件' },
  // claims: the case
  claimSubmitted: { code: 3100, message: '该申请已提交，请在理赔记录中查看进度' },
  claimStopped: { code: 3101, message: '资料还不完整，请补充后再提交' },
  bookChanged: { code: 3102, message: '申请资料已变化，请重新查看申请书并签名' },
  signatureNeeded: { code: 3103, message: '请先手写签名' },
  invoiceUsed: { code: 3104, message: '该发票已申请过理赔，一张发票只能申请一次' },
  cannotCancel: { code: 3105, message: '案件已受理，不能取消；如不再申请，可以撤销案件' },
  cannotWithdraw: { code: 3106, message: '案件当前状态不能撤销，如有疑问请联系客服' },
  notAskedFor: { code: 3107, message: '该案件目前不需要补充资料' },
  nothingAdded: { code: 3108, message: '还没有补充或修改任何资料，请按要求补充后再提交' },
  draftStands: { code: 3109, message: '您有一份未提交的申请，请先提交或删除后再重新申请' },
  cannotRenew: { code: 3110, message: '该案件仍在处理中，不能重新申请' },
  paperNotReady: { code: 3111, message: '该文件还没有，请稍后再试' },
  mailTooOften: { code: 3112, message: '一小时内最多发送5封邮件，请稍后再试' },
  nothingPayable: { code: 3113, message: '核定金额为零，请更正发票或作拒赔处理' },
  claimIncomplete: { code: 3114, message: '案件资料不完整，请先补全' },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof refusals
