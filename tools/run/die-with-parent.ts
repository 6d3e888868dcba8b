/** Loaded into the children of `npm start`: where the parent is killed outright, they stop as if asked to. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
