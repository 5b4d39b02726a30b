/** The response of a chain: a JSON-RPC error is a value, not an exception. */
export type RpcAnswer =
  | { result: unknown; error?: never }
  | { error: { code: number; message: string; data?: unknown }; result?: never }

/** Sends a request to a chain. Throws only without a response (CHAIN_DOWN, CHAIN_RPC_FAILED, CHAIN_WRONG_ID). */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<RpcAnswer>
