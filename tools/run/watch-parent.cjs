/**
 * npm that is ended tells its script nothing: killed outright it cannot, and a signal that it hands on ends only the
 * shell between the two. The script sees it by its ancestors, which are then others. Only a script that npm started
 * looks: one started from a shell may outlive it on purpose.
 */
'use strict'
const fs = require('node:fs')

/** The parent and, where the system tells, the parent's parent: npm is one of them. */
function ancestors() {
  const { ppid } = process
  try {
    // The name in brackets may hold anything; what follows the last one is plain.
    const [, grandparent] = fs.readFileSync(`/proc/${ppid}/stat`, 'utf8').split(') ').pop().split(' ')
    return `${ppid} ${grandparent}`
  } catch {
    return String(ppid)
  }
}

function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return
  const then = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === then) return
    clearInterval(watch)
    act()
  }, 200)
  watch.unref()
}

module.exports = { whenNpmIsGone }
