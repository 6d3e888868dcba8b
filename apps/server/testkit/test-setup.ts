import { watchLocks } from './distributed-locks.ts'

// Loaded anew for each test file; its imports are loaded once per process.
watchLocks()
