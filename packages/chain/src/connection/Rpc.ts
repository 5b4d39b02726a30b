/** What a chain says: a refusal is an answer, not an exception. */
export type RpcAnswer =
  | { result: unknown; error?: never }
  | { error: { code: number; message: string; data?: unknown }; result?: never }

/** Asks a chain. Throws only when there is no answer to be had (CHAIN_DOWN, CHAIN_RPC_FAILED, CHAIN_WRONG_ID). */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<RpcAnswer>
