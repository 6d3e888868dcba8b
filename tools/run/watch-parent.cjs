/**
 * npm that is ended tells its script nothing: killed outright it cannot, and a signal that it hands on ends only the
 * shell between the two. The script sees it by its ancestors, which are then others. Only a script that npm started
 * looks: one started from a shell may outlive it on purpose.
 */
'use strict'
const fs = require('node:fs')

/** Of another process; null where the system does not tell. */
function parentOf(pid) {
  try {
    // The name in brackets may hold anything; what follows the last one is plain.
    return Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[1])
  } catch {
    return null
  }
}

/** The parent and, where the system tells, the parent's parent: npm is one of them. */
const ancestors = () => [process.ppid, parentOf(process.ppid)].join(' ')

/** It may have gone before this script was read: then none of those that stand above it is npm. */
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
