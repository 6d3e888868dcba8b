/** Loaded into the children of `npm start`: where the parent is killed outright, they stop as if asked to. */
export const stopMyself = () => process.kill(process.pid, 'SIGTERM')
process.on('disconnect', stopMyself)
process.channel?.unref()
// It may have gone before we were loaded.
if (!process.connected) stopMyself()
