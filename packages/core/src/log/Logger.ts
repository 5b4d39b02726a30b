/** What a log line may carry; `taskId` on every line about a task, never a key or a task's data. */
export type LogContext = Readonly<Record<string, unknown>>

/** The logger that parts receive; the daemon passes one made with pino. The phrase is constant, facts are context. */
export type Logger = {
  debug(context: LogContext, phrase: string): void
  info(context: LogContext, phrase: string): void
  warn(context: LogContext, phrase: string): void
  error(context: LogContext, phrase: string): void
}

/** Drops everything: the default where the caller gives no logger. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} }
