// `npm start`: starts a network with every role on this machine and runs a first task on it.

import './builds.ts'

// Loading the network takes a second or two on a first start. The builds run in processes of their own meanwhile.
await import('./runNetwork.ts')
