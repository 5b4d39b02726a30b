/** Context of a log line. Every line about a task has `taskId`; no line has a key or a task's data. */
export type LogContext = Readonly<Record<string, unknown>>

/** The logger that components receive; the daemon passes a pino logger. The phrase is constant; facts go into the context. */
export type Logger = {
  debug(context: LogContext, phrase: string): void
  info(context: LogContext, phrase: string): void
  warn(context: LogContext, phrase: string): void
  error(context: LogContext, phrase: string): void
}

/** Discards every line: the default when the caller passes no logger. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} }
