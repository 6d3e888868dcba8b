import type { Ports } from './ports.ts'

/** Decisions §2: the people of the demo data, as they are told to whoever starts the product. */
const people = [
  ['13800000001', '林晓', '星河软件与星河硬件的员工，有配偶和子女'],
  ['13800000002', '周岚', '海纳制造的员工，另一套主题，三个底部标签'],
  ['13800000003', '陈默', '星河软件的家属账号'],
  ['13800000004', '何静', '原力健康的员工（内部集团）'],
  ['13800000005', '赵强', '所在企业欠费，未绑定证件号'],
] as const

/** Who works at the console of the demo, with the same password. */
const staff = [
  ['handler1', '王理赔', '理赔专员'],
  ['handler2', '李核赔', '理赔专员'],
  ['senior1', '赵主管', '高级理赔专员：派件、复核与打款，统计与报表'],
  ['senior2', '钱复核', '高级理赔专员：谁改动金额或审核，就由另一位打款'],
  ['auditor1', '孙审计', '审计员'],
  ['hr2', '沈人事', '原力健康的企业人力资源，确认注册'],
] as const

export function welcome({ app, sandbox, mail }: Ports): string {
  const at = `http://127.0.0.1:${app}`
  const places = [
    ['应用（手机）', `${at}/`],
    ['应用（电脑预览）', `${at}/preview`],
    ['理赔工作台', `${at}/console/`],
    ['接口文档', `${at}/docs`],
    ...(sandbox ? [['沙箱收件箱', `http://127.0.0.1:${sandbox}/（收信端口 ${mail}）`]] : []),
  ]
  const demo = sandbox
    ? [
        '',
        '演示账号，密码均为 Yuanli@2026，也可用验证码登录（验证码见沙箱收件箱）：',
        ...people.map(([phone, name, who]) => `  ${phone}  ${name}  ${who}`),
        '理赔工作台的账号，密码相同：',
        ...staff.map(([account, name, who]) => `  ${account.padEnd(11)}  ${name}  ${who}`),
      ]
    : []
  return [
    '',
    '原力星球已启动',
    ...places.map(([name = '', url]) => `  ${pad(name)}${url}`),
    ...demo,
    '',
  ].join('\n')
}

/** Chinese characters are two columns wide in a terminal. */
function pad(text: string): string {
  const width = text.replace(/[^ -~]/g, '  ').length
  return text + ' '.repeat(Math.max(1, 20 - width))
}
