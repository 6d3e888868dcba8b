/**
 * npm that is ended does not notify its script: killed, it cannot, and a signal that it forwards ends only the shell
 * between the two. The script detects it by its ancestors, which then change. Only a script started by npm checks:
 * one started from a shell may outlive it on purpose.
 */
'use strict'
const fs = require('node:fs')

/** Of another process; null where the system does not report it. */
function parentOf(pid) {
  try {
    // The name in brackets may hold anything; parse what follows the last bracket.
    return Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[1])
  } catch {
    return null
  }
}

/** The parent and, where the system reports it, the parent's parent: npm is one of them. */
const ancestors = () => [process.ppid, parentOf(process.ppid)].join(' ')

/** npm may have ended before this script was loaded: then none of its ancestors is npm. */
function isGoneAlready() {
  if (!(process.env.npm_config_user_agent || '').startsWith('npm/')) return false
  for (let pid = process.ppid; pid; pid = parentOf(pid)) {
    try {
      if (/npm/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) return false
    } catch {
      return false
    }
  }
  return true
}

function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return
  const then = ancestors()
  if (isGoneAlready()) return void setImmediate(() => act())
  const watch = setInterval(() => {
    if (ancestors() === then) return
    clearInterval(watch)
    act()
  }, 200)
  watch.unref()
}

module.exports = { whenNpmIsGone }
