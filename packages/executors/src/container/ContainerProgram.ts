/**
 * A program in a container image. The client chooses image, command and hosts; the provider's daemon adds the
 * GPUs.
 */
export type ContainerProgram = {
  image: ImageSource
  /** Overrides the entry point of the image. The run's `args` follow it. */
  command?: string[]
  /**
   * Hosts that the run may reach, as `name` (ports 80 and 443) or `name:port`. Without it the run has no
   * network.
   */
  egress?: string[]
  /** The allocated devices, by the vendor's ids (`GPU-…` UUIDs for NVIDIA, indices for AMD). */
  gpus?: { vendor: 'nvidia' | 'amd'; ids: string[] }
}

export type ImageSource =
  /**
   * A docker or OCI archive; `imageId` (SHA-256, hex) is the image that the client committed to, if it did.
   */
  | { archive: string; imageId?: string }
  /** An image in a registry, by digest: `name@sha256:…`. Tags are rejected, because they can be moved. */
  | { reference: string }
