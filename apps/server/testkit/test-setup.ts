import { watchLocks } from './locks-name-their-node.ts'

// This file is read anew for each test file, what it imports once for a process.
watchLocks()
