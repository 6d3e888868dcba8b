/** Loaded into the children of `npm start`: if the parent is killed, they stop gracefully. */
export const stopMyself = () => process.kill(process.pid, 'SIGTERM')
process.on('disconnect', stopMyself)
process.channel?.unref()
// The parent may have gone before this module was loaded.
if (!process.connected) stopMyself()
