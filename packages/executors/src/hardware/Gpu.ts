/** One graphics card as its vendor's tool describes it; unknown values are absent. */
export type Gpu = {
  vendor: 'nvidia' | 'amd'
  /** The id for container engines: the UUID for NVIDIA, the index for AMD. */
  id: string
  index: number
  name: string
  memoryBytes?: number
  memoryUsedBytes?: number
  /** Utilisation from 0 to 100. */
  loadPercent?: number
  temperatureC?: number
  driver?: string
}
