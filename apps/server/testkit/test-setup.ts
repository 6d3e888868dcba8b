import { watchLocks } from './locks-name-their-node.ts'

// Loaded anew for each test file; its imports are loaded once per process.
watchLocks()
