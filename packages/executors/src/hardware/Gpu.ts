/** One graphics card as its vendor's tool describes it; what the tool does not know is absent. */
export type Gpu = {
  vendor: 'nvidia' | 'amd'
  /** How an executor asks for it: the UUID for NVIDIA, the index for AMD. */
  id: string
  index: number
  name: string
  memoryBytes?: number
  memoryUsedBytes?: number
  /** How busy it is, from 0 to 100. */
  loadPercent?: number
  temperatureC?: number
  driver?: string
}
