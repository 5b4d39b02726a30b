/**
 * All peer-to-peer networking. The entry point is `PeerNode`: it serves and makes calls by peer id, over
 * connections on which both ends are authenticated by their keys, directly or through a relay that sees only
 * ciphertext.
 */

export { BlobId } from './blobs/BlobId.ts'
export { BlobStore, type BlobStoreOptions, type Pin } from './blobs/BlobStore.ts'
export { DeletionReceipt, verifyDeletion } from './blobs/DeletionReceipt.ts'
export { type DeletionOptions, deleteTask, orderDeletion, serveDeletion } from './blobs/deleteTask.ts'
export { type Fetched, type FetchOptions, fetchBlob, type HolderFault } from './blobs/fetchBlob.ts'
export type { Manifest } from './blobs/Manifest.ts'
export { listPath, type OpenOptions, type OpenPathOptions, openBytes, unpackPath } from './blobs/openBlob.ts'
export { type PackOptions, packBytes, packPath } from './blobs/packBlob.ts'
export {
  type HoldRequest,
  type Replication,
  replicateBlob,
  serveHoldRequests,
} from './blobs/replicateBlob.ts'
export { type ServeBlobsOptions, serveBlobs } from './blobs/serveBlobs.ts'
export { TaskKeys } from './blobs/TaskKeys.ts'
export { unwrapKey, wrapKey } from './blobs/wrapKey.ts'
export { type Call, type CallContext, defineCall } from './calls/defineCall.ts'
export { Address, type Directory, DirectoryEntry } from './directory/Directory.ts'
export {
  createIdentity,
  type Identity,
  identityFromPem,
  loadOrCreateIdentity,
  verifySignature,
} from './identity/Identity.ts'
export { isPeerId, PeerId, parsePeerId, peerIdOf, publicKeyOf, shortPeerId } from './identity/PeerId.ts'
export { type CallOptions, PeerNode, type PeerNodeOptions } from './PeerNode.ts'
export type { PipeHandler } from './pipes/servePipe.ts'
export { RelayLimits } from './relay/RelayLimits.ts'
export type { RelayServerOptions } from './relay/RelayServer.ts'
export { RelayUsage, type SignedRelayUsage, verifyRelayUsage } from './relay/RelayUsage.ts'
export { defineStream, type Stream, type StreamContext } from './streams/defineStream.ts'
export type { MessageStream } from './streams/MessageStream.ts'
export { MemoryDirectory } from './testing/MemoryDirectory.ts'
export type { Route } from './transport/PeerConnection.ts'
export { PeerLimits } from './transport/PeerLimits.ts'
export { sourceOf } from './transport/sourceOf.ts'
export {
  type OpenTunnelOptions,
  openTunnel,
  type ServeTunnelsOptions,
  serveTunnels,
  type Tunnel,
  type TunnelTo,
} from './tunnel/tunnel.ts'
export { wireBigint, wireBytes } from './wire/json.ts'
