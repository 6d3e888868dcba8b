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
  badPicture: { code: 2711, message: '只支持 JPG、PNG、WebP 格式的图片，请换一张' },
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
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof refusals
