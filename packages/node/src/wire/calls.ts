// The calls between the roles, by subject. Both sides validate with the same schemas.

export * from './confirmCalls.ts'
export * from './disputeCalls.ts'
export * from './jobCalls.ts'
export * from './nodeCalls.ts'
export * from './partCalls.ts'
export * from './presenceCalls.ts'
export * from './serveCalls.ts'
export * from './streamCalls.ts'
export * from './taskCalls.ts'
