import { demoAccounts, demoPassword } from '../../apps/server/seeds/demo-accounts.ts'
import type { Ports } from './ports.ts'

/** The demo's console staff, all with the same password. */
const staff = [
  ['handler1', '王理赔', '理赔专员'],
  ['handler2', '李核赔', '理赔专员'],
  ['senior1', '赵主管', '高级理赔专员：派件、复核与打款，统计与报表'],
  ['senior2', '钱复核', '高级理赔专员：谁改动金额或审核，就由另一位打款'],
  ['auditor1', '孙审计', '审计员'],
  ['admin1', '林管理', '系统管理员，开通企业'],
  ['hr2', '沈人事', '原力健康的企业人力资源，确认注册'],
] as const

const line = ([name = '', url = '']: readonly string[]) => `  ${pad(name)}${url}`
const inbox = ({ sandbox, mail }: Ports): string[][] =>
  sandbox ? [['沙箱收件箱', `http://127.0.0.1:${sandbox}/（收信端口 ${mail}）`]] : []

const demo = () => [
  '',
  `演示账号，密码均为 ${demoPassword}，也可用验证码登录（验证码见沙箱收件箱）：`,
  ...demoAccounts.map(({ phone, name, who }) => `  ${phone}  ${name}  ${who}`),
  '理赔工作台的账号，密码相同：',
  ...staff.map(([account, name, who]) => `  ${account.padEnd(11)}  ${name}  ${who}`),
]

export function welcome(ports: Ports): string {
  const at = `http://127.0.0.1:${ports.app}`
  const addresses = [
    ['应用（手机）', `${at}/`],
    ['应用（电脑预览）', `${at}/preview`],
    ['理赔工作台', `${at}/console/`],
    ['接口文档', `${at}/docs`],
    ...inbox(ports),
  ]
  return ['', '原力星球已启动', ...addresses.map(line), ...(ports.sandbox ? demo() : []), ''].join('\n')
}

/** The ports of the development servers of the apps. */
export interface DevPorts extends Ports {
  readonly h5: number
  readonly console: number
}

export function welcomeDeveloper(ports: DevPorts): string {
  const addresses = [
    ['应用（手机）', `http://127.0.0.1:${ports.h5}/`],
    ['应用（电脑预览）', `http://127.0.0.1:${ports.h5}/preview.html`],
    ['组件图集', `http://127.0.0.1:${ports.h5}/gallery.html`],
    ['理赔工作台', `http://127.0.0.1:${ports.console}/console/`],
    ['接口文档', `http://127.0.0.1:${ports.app}/docs`],
    ...inbox(ports),
  ]
  const notes = ['', '修改前端立即生效；修改服务器或沙箱后自动重启。Ctrl-C 结束。']
  return ['', '原力星球开发环境已启动', ...addresses.map(line), ...demo(), ...notes, ''].join('\n')
}

/** Chinese characters are two columns wide in a terminal. */
function pad(text: string): string {
  const width = text.replace(/[^ -~]/g, '  ').length
  return text + ' '.repeat(Math.max(1, 20 - width))
}
