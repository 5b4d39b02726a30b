/** A program in a container image. The client writes image, command and hosts; the provider's daemon adds the GPUs. */
export type ContainerProgram = {
  image: ImageSource
  /** Run instead of the image's own entry point, which is used when this is absent. The run's `args` follow it. */
  command?: string[]
  /** Hosts that the run may reach, as `name` (ports 80 and 443) or `name:port`, and nothing else. None: no network. */
  egress?: string[]
  /** Exactly these devices, by what the vendor calls them (`GPU-…` UUIDs for NVIDIA, indices for AMD). */
  gpus?: { vendor: 'nvidia' | 'amd'; ids: string[] }
}

export type ImageSource =
  /** A docker or OCI archive; `imageId` (SHA-256, hex) is what the client committed to, when it did. */
  | { archive: string; imageId?: string }
  /** An image that a registry holds, by digest: `name@sha256:…`. Tags are refused, because they can be moved. */
  | { reference: string }
