import * as z from 'zod'

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/) as unknown as z.ZodType<`0x${string}`>
const hash = z.string().regex(/^0x[0-9a-f]{64}$/) as unknown as z.ZodType<`0x${string}`>

/**
 * The contracts of a deployment and their addresses, with everything besides the sources and the definition that a
 * verifier needs. It is written before the first transaction and after each contract, so that an interrupted deployment
 * can resume.
 */
export const DeploymentManifest = z.strictObject({
  version: z.literal(1),
  network: z.string(),
  /** Hash of the parsed definition. */
  definitionHash: hash,
  chainId: z.int(),
  deployer: address,
  assembler: address,
  /** The deployer's nonce for the assembler, which fixes its address before it is deployed. */
  assemblerNonce: z.int(),
  startedAt: z.int(),
  inputs: z.strictObject({
    accounts: z.strictObject({
      team: address.optional(),
      foundation: address.optional(),
      community: address.optional(),
    }),
    vetoes: z.array(address),
    exchange: z.strictObject({ factory: address, wrappedNative: address }).optional(),
    identityGate: address.optional(),
  }),
  contracts: z.record(z.string(), z.strictObject({ kind: z.string(), address, initCodeHash: hash })),
  complete: z.boolean(),
})
export type DeploymentManifest = z.infer<typeof DeploymentManifest>

/** Storage of a deployment manifest. */
export type ManifestStore = {
  load(): Promise<DeploymentManifest | undefined>
  save(manifest: DeploymentManifest): Promise<void>
}
