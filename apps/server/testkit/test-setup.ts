// Set-up files are read anew for each test file, what they import once for a process: a watch is not stacked on others.
import './locks-name-their-node.ts'
