/**
 * node leash.cjs command args… : runs the command and ends it, with all its children, as soon as the parent is gone,
 * however it ended. It notices by the IPC channel, which the kernel closes even without any cleanup. Plain CommonJS,
 * because the installer needs it before the pinned Node is installed.
 */
'use strict'
const { spawn } = require('node:child_process')

const isWindows = process.platform === 'win32'
const [command, ...args] = process.argv.slice(2)
// A process group of its own: one signal then reaches the command and all its children.
const child = spawn(command, args, { stdio: 'inherit', detached: !isWindows, shell: isWindows })
let isEnding = false

function strike(signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function end() {
  if (isEnding || !child.pid) return
  isEnding = true
  strike('SIGTERM')
  setTimeout(() => strike('SIGKILL'), 3000).unref()
}

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.on('exit', (code) => {
  // Remaining processes of the group are orphaned.
  if (isEnding) strike('SIGKILL')
  process.exit(code === null ? 1 : code)
})
process.on('disconnect', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
if (!process.connected) end()
