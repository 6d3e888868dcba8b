/**
 * node leash.cjs command args… : runs the command and ends it, with all it started, as soon as whoever started us is
 * gone, however that one went. It is told by the IPC channel, which the kernel closes even where nobody could clean up.
 * Plain CommonJS, because the installer needs it before the pinned Node is there.
 */
'use strict'
const { spawn } = require('node:child_process')

const isWindows = process.platform === 'win32'
const [command, ...args] = process.argv.slice(2)
// A group of its own: one signal then reaches the command and everything below it.
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
  // What the command left of its group has nobody to work for.
  if (isEnding) strike('SIGKILL')
  process.exit(code === null ? 1 : code)
})
process.on('disconnect', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
if (!process.connected) end()
