/** A person with a WeChat account. The openIds are invented and stable, so that end-to-end tests can rely on them. */
export interface WechatPerson {
  readonly openId: string
  readonly nickname: string
  /** Views a snapshot of the page: WeChat returns an openId that belongs to no person. */
  readonly isSnapshot: boolean
  /** Shown to the tester on the authorization page. */
  readonly note: string
}

const person = (openId: string, nickname: string, note: string, isSnapshot = false): WechatPerson => ({
  openId,
  nickname,
  isSnapshot,
  note,
})

export const wechatPeople: readonly WechatPerson[] = [
  person('oSandboxLinxiao000000000001', '晓晓', '林晓的微信'),
  person('oSandboxZhoulan000000000002', '岚', '周岚的微信'),
  person('oSandboxChenmo0000000000003', '沉默是金', '陈默的微信'),
  person('oSandboxHejing0000000000004', '静静', '何静的微信'),
  person('oSandboxZhaoqiang0000000005', '强哥', '赵强的微信'),
  person('oSandboxNewcomer00000000006', '路过的人', '还没有账号的人'),
  person('oSandboxSnapshot00000000007', '微信用户', '快照页访客，不能用于登录', true),
]

export const wechatPersonOf = (openId: string | undefined): WechatPerson | undefined =>
  wechatPeople.find((one) => one.openId === openId)
