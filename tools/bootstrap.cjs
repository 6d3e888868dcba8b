/**
 * Installs what package-lock.json asks for, and nothing where that has been done: `pre…` scripts run it every time.
 * It is plain CommonJS because it is the one file that runs on the machine's own Node, before the pinned one is there.
 */
'use strict'
const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { spawnSync } = require('node:child_process')

const root = process.env.BOOTSTRAP_ROOT || path.dirname(__dirname)
const stampFile = path.join(root, 'node_modules', '.stamp')
const lockFile = path.join(root, '.bootstrap.lock')

const wanted = () =>
  crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex')

function isInstalled() {
  try {
    return fs.readFileSync(stampFile, 'utf8') === wanted()
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** One installer at a time; the lock of a process that has died is taken over. */
function lock() {
  for (;;) {
    try {
      fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = Number(readOrEmpty(lockFile))
    if (holder && !isAlive(holder)) fs.rmSync(lockFile, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
  }
}

function readOrEmpty(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** `npm ci` empties node_modules, so it must not run on the Node that lives in there. */
function machineEnvironment() {
  const name = Object.keys(process.env).find((key) => key.toLowerCase() === 'path') || 'PATH'
  const outside = (process.env[name] || '')
    .split(path.delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]\.bin$/.test(folder))
  return { ...process.env, [name]: outside.join(path.delimiter), ONNXRUNTIME_NODE_INSTALL: 'skip' }
}

function install() {
  const started = Date.now()
  process.stderr.write('正在安装依赖（仅在首次或 package-lock.json 变化时）…\n')
  const run = spawnSync(
    process.env.BOOTSTRAP_NPM || 'npm',
    ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: root,
      env: machineEnvironment(),
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  )
  if (run.status !== 0) fail('npm ci 未成功，请查看上面的输出后重试。', run.status || 1)
  fs.mkdirSync(path.dirname(stampFile), { recursive: true })
  fs.writeFileSync(stampFile, wanted())
  process.stderr.write(`依赖已安装，用时 ${((Date.now() - started) / 1000).toFixed(1)} 秒。\n`)
}

function fail(line, code) {
  fs.rmSync(lockFile, { force: true })
  process.stderr.write(line + '\n')
  process.exit(code)
}

/** Every later script runs on what `node` then means: the pinned one, or the machine's where no package fits it. */
function requireModernNode() {
  const pinned = ['node', 'node.exe', 'node.cmd'].some((name) =>
    fs.existsSync(path.join(root, 'node_modules', '.bin', name)),
  )
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (pinned || major > 22 || (major === 22 && minor >= 18)) return
  fail(
    `此平台（${process.platform} ${process.arch}）没有随项目提供的 Node，请安装 Node 24 后重试（当前 ${process.version}）。`,
    1,
  )
}

if (!isInstalled()) {
  lock()
  try {
    if (!isInstalled()) install()
  } finally {
    fs.rmSync(lockFile, { force: true })
  }
}
requireModernNode()
