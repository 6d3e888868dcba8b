import type { Refusals } from './ranges.ts'

export const identityRefusals = {
  wrongPassword: { code: 2001, message: '手机号或密码不正确' },
  passwordLocked: { code: 2002, message: '密码错误次数过多，请15分钟后再试，或使用验证码登录' },
  wrongCode: { code: 2003, message: '验证码不正确或已失效，请重新获取' },
  codeTooSoon: { code: 2004, message: '验证码已发送，请60秒后再试' },
  codeTooMany: { code: 2005, message: '今日获取验证码次数已达上限，请明天再试' },
  tooOften: { code: 2006, message: '操作过于频繁，请稍后再试' },
  phoneNotMember: { code: 2007, message: '该手机号尚未开通，请先注册，或联系企业人力资源' },
  pendingExpired: { code: 2008, message: '登录已超时，请重新登录' },
  notYourPhone: { code: 2009, message: '该手机号与您的账号不符，请使用账号绑定的手机号' },
  phoneKnown: {
    code: 2010,
    message: '该手机号已注册，请直接登录；要加入新企业，请填写与账号一致的姓名和证件号',
  },
  notOnRoster: { code: 2011, message: '未找到您的信息，请核对姓名和证件号码，或联系企业人力资源' },
  certificateTaken: { code: 2012, message: '该证件号码已被其他账号使用，如有疑问请联系在线客服' },
  phoneTaken: { code: 2013, message: '新手机号已被其他账号使用，请更换号码' },
  nameMismatch: { code: 2014, message: '姓名与账号登记的不一致，请核对或联系企业人力资源' },
  partnerProofInvalid: { code: 2015, message: '登录链接无效或已过期，请从原入口重新进入' },
  partnerUnreachable: { code: 2016, message: '暂时无法核实您的身份，请稍后再试，或使用手机号登录' },
  oneTapFailed: { code: 2017, message: '一键登录失败，请使用验证码登录' },
  channelNotYours: { code: 2018, message: '您不能从该入口登录，请使用手机号登录，或联系企业人力资源' },
  agreementNeeded: { code: 2019, message: '请先阅读并同意《用户协议》和《隐私政策》' },
  codeNotSent: { code: 2020, message: '短信暂时发不出去，验证码没有发送，请稍后再试' },
  ownerNotProven: {
    code: 2022,
    message: '未能核实您的身份，请核对姓名和证件号码；企业没有登记您的邮箱时，请联系企业人力资源登记后再试',
  },
  companyNotOpen: {
    code: 2023,
    message: '贵公司的服务尚未开通或已暂停，暂时不能注册，开通时间请咨询企业人力资源',
  },
  rosterWayClosed: { code: 2021, message: '企业没有登记这种联系方式，请换一种方式验证' },
} as const satisfies Refusals
