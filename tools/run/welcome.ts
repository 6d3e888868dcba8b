import { demoAccounts, demoPassword } from '../../apps/server/seeds/demo-accounts.ts'
import { demoStaff } from '../../apps/server/seeds/demo-staff.ts'
import { staffRoles } from '../../packages/domain/src/staff.ts'
import type { Ports } from './ports.ts'

const line = ([name = '', url = '']: readonly string[]) => `  ${pad(name)}${url}`
const inbox = ({ sandbox, mail }: Ports): string[][] =>
  sandbox ? [['沙箱收件箱', `http://127.0.0.1:${sandbox}/（收信端口 ${mail}）`]] : []

const demo = () => [
  '',
  `演示账号，密码均为 ${demoPassword}，也可用验证码登录（验证码见沙箱收件箱）：`,
  ...demoAccounts.map(({ phone, name, who }) => `  ${phone}  ${name}  ${who}`),
  '运营后台的账号，密码相同：',
  ...[...Map.groupBy(demoStaff, ({ role }) => role)].map(([role, people]) =>
    line([staffRoles[role], people.map(({ account }) => account).join('、')]),
  ),
]

export function welcome(ports: Ports): string {
  const at = `http://127.0.0.1:${ports.app}`
  const addresses = [
    ['应用（手机）', `${at}/`],
    ['应用（电脑预览）', `${at}/preview`],
    ['运营后台', `${at}/console/`],
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
    ['运营后台', `http://127.0.0.1:${ports.console}/console/`],
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
