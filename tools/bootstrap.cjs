/**
 * Installs the packages of package-lock.json, and nothing where that has been done: `pre…` scripts run it every time.
 * It is plain CommonJS because it is the one file that runs on the machine's own Node, before the pinned one is
 * installed.
 */
'use strict'
const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { spawn } = require('node:child_process')
const { whenNpmIsGone } = require('./run/watch-parent.cjs')

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

/** One installer at a time; takes over the lock of a dead process. */
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

/** `npm ci` empties node_modules, so it must not run on the Node inside it. */
function machineEnvironment() {
  const name = Object.keys(process.env).find((key) => key.toLowerCase() === 'path') || 'PATH'
  const outside = (process.env[name] || '')
    .split(path.delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]\.bin$/.test(folder))
  return { ...process.env, [name]: outside.join(path.delimiter), ONNXRUNTIME_NODE_INSTALL: 'skip' }
}

const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']

/** Leashed: interrupting the installation leaves no process behind. */
const npmCi = () =>
  new Promise((resolve, reject) => {
    const leash = path.join(__dirname, 'run', 'leash.cjs')
    const child = spawn(process.execPath, [leash, process.env.BOOTSTRAP_NPM || 'npm', 'ci', ...flags], {
      cwd: root,
      env: machineEnvironment(),
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    let interrupted = false
    const stop = () => {
      interrupted = true
      if (child.connected) child.disconnect()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
    whenNpmIsGone(stop)
    child.on('error', reject)
    child.on('exit', (code) => resolve({ code: code === null ? 1 : code, interrupted }))
  })

async function install() {
  const started = Date.now()
  process.stderr.write('正在安装依赖（仅在首次或 package-lock.json 变化时）…\n')
  // From here on the installation counts as incomplete until it is finished.
  fs.rmSync(stampFile, { force: true })
  const { code, interrupted } = await npmCi()
  if (interrupted) fail('安装依赖已中断，再次运行时会重新安装。', 1)
  if (code !== 0) fail('依赖安装未成功（npm ci）：请查看上面的输出，检查网络与磁盘空间后重新运行。', code)
  fs.mkdirSync(path.dirname(stampFile), { recursive: true })
  fs.writeFileSync(stampFile, wanted())
  process.stderr.write(`依赖已安装，用时 ${((Date.now() - started) / 1000).toFixed(1)} 秒。\n`)
}

function fail(line, code) {
  fs.rmSync(lockFile, { force: true })
  process.stderr.write(line + '\n')
  process.exit(code)
}

/** Later scripts run on the `node` of the PATH: the pinned one, or the machine's where no package fits it. */
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

async function bootstrap() {
  if (!isInstalled()) {
    lock()
    try {
      if (!isInstalled()) await install()
    } finally {
      fs.rmSync(lockFile, { force: true })
    }
  }
  requireModernNode()
}

bootstrap().catch((error) => {
  process.stderr.write(
    `${error.stack}\n依赖无法安装：${error.message}。请检查项目目录的权限与磁盘空间后重新运行。\n`,
  )
  process.exitCode = 1
})
