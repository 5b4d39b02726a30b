// What the roles ask each other, by subject. Both sides hold the bytes to the same schemas.

export * from './disputeCalls.ts'
export * from './nodeCalls.ts'
export * from './partCalls.ts'
export * from './presenceCalls.ts'
export * from './segmentCalls.ts'
export * from './taskCalls.ts'
