export type { ErrorKind } from './errors/ErrorKind.ts'
export { type ErrorCode, errorCodes } from './errors/errorCodes.ts'
export { type ErrorDetails, hasCode, MusterError, type MusterErrorOptions } from './errors/MusterError.ts'
export { type LogContext, type Logger, silentLogger } from './log/Logger.ts'
