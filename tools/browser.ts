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
  const configured = process.env['CHROME_PATH']
  if (configured && !fs.existsSync(configured))
    throw new Error(`CHROME_PATH 指向的浏览器不存在：${configured}`)
  return (
    configured ||
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

const installByApt = () =>
  aptInstall(shell) || (apt('update') && (aptInstall(shell) || aptInstall('chromium')))

const hasChineseFont = () =>
  process.platform !== 'linux' ||
  Boolean(spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim())

/** A headless browser brings no fonts: without a Chinese one every picture is full of boxes. */
function install(): void {
  if (canUseApt()) {
    console.log('正在用 apt 安装 Chromium（仅首次）…')
    installByApt()
    if (!hasChineseFont()) aptInstall('fontconfig', 'fonts-noto-cjk')
  }
  if (find()) return
  console.log('正在下载 Chromium（仅首次）…')
  run(process.execPath, path.join(bin, '../playwright/cli.js'), 'install', 'chromium')
}

/**
 * The path of a browser that starts. Only where there is none, one is installed: by apt as root on Debian, else by
 * Playwright.
 */
export function ensureBrowser(): string {
  if (!find()) install()
  const found = find()
  if (!found) {
    throw new Error('没有找到浏览器：请安装 Chromium 或 Chrome，或用 CHROME_PATH 指明它的位置。')
  }
  if (!hasChineseFont()) console.warn('系统没有中文字体，页面上的汉字会显示为方框：请安装 fonts-noto-cjk。')
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
