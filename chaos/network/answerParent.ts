export type Question = { id: number; method: string; params: unknown }
export type Reply = { id: number; result?: unknown; error?: string }

/** Answers the driver's questions from now on, tells it that this process is ready, and ends when the driver is gone. */
export function answerParent(methods: Readonly<Record<string, (params: never) => Promise<unknown>>>): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', ({ id, method, params }: Question) => {
    const answer = methods[method]
    const asked = answer ? answer(params as never) : Promise.reject(new Error(`unknown question ${method}`))
    asked.then(
      (result) => send({ id, result: result ?? null }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  process.send!('ready')
}

function send(reply: Reply): void {
  // the driver may end at any time
  if (process.connected) process.send!(reply)
}
