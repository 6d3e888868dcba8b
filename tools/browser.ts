/** Finds a browser for the journeys and for the pictures, and installs one where there is none. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { bin } from './run/paths.ts'

/** The headless browser: the same engine for six tenths of the work. */
const shell = 'chromium-headless-shell'
const names = [
  shell,
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file))

function find(): string | undefined {
  const given = process.env['CHROME_PATH']
  if (given && !fs.existsSync(given)) throw new Error(`CHROME_PATH 指向的浏览器不存在：${given}`)
  return (
    given ||
    names.map(onPath).find(Boolean) ||
    [...elsewhere, chromium.executablePath()].find((file) => fs.existsSync(file))
  )
}

const canUseApt = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'))

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** Without a network it fails at once. */
const apt = (command: string, ...args: string[]) =>
  run('apt-get', command, '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args)
const aptInstall = (...packages: string[]) => apt('install', '-y', '--no-install-recommends', ...packages)

/** If another browser exists already, it is used where the lighter one cannot be installed. */
const installByApt = ({ isNeeded }: { isNeeded: boolean }) =>
  aptInstall(shell) || (isNeeded && apt('update') && (aptInstall(shell) || aptInstall('chromium')))

/** Without a Chinese font every picture is full of boxes, and text has the wrong width. */
function ensureChineseFont(): void {
  if (process.platform !== 'linux') return
  const fonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  if (fonts.stdout?.trim()) return
  if (canUseApt() && apt('update') && aptInstall('fontconfig', 'fonts-noto-cjk')) return
  console.warn('系统没有中文字体，页面上的汉字会显示为方框：请安装 fonts-noto-cjk。')
}

/** The path of a browser that starts. It is installed once: by apt as root on Debian, else by Playwright. */
export function ensureBrowser(): string {
  let found = find()
  if (!process.env['CHROME_PATH'] && !onPath(shell) && canUseApt()) {
    console.log('正在用 apt 安装 Chromium（仅首次）…')
    installByApt({ isNeeded: !found })
    found = find()
  }
  if (!found) {
    console.log('正在下载 Chromium（仅首次）…')
    run(process.execPath, path.join(bin, '../playwright/cli.js'), 'install', 'chromium')
    found = find()
  }
  if (!found) {
    throw new Error('没有找到浏览器：请安装 Chromium 或 Chrome，或用 CHROME_PATH 指明它的位置。')
  }
  ensureChineseFont()
  return found
}

/** Root in a container cannot use the browser's sandbox; the other flags stop its background requests. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
