import { fail } from '../../assembly/fail'
import { Network } from './Network'

const names: string[] = ['layer1.weight', 'layer1.bias', 'layer2.weight', 'layer2.bias']

/** Encodes the weights, the momenta and the epoch as a safetensors file. */
export function encodeCheckpoint(network: Network, epoch: i32): Uint8Array {
  const shapes: string[] = [
    `[${network.hiddenUnits},${network.inputs}]`,
    `[${network.hiddenUnits}]`,
    `[${network.classes},${network.hiddenUnits}]`,
    `[${network.classes}]`,
  ]
  const tensors = network.tensors().concat(network.momenta)
  let header = `{"__metadata__":{"epoch":"${epoch}"}`
  let size = 0
  for (let t = 0; t < tensors.length; t++) {
    const name = t < names.length ? names[t] : `${names[t - names.length]}.momentum`
    const end = size + tensors[t].byteLength
    header += `,"${name}":{"dtype":"F64","shape":${shapes[t % shapes.length]},"data_offsets":[${size},${end}]}`
    size = end
  }
  header += '}'
  while (header.length % 8 != 0) header += ' '

  const bytes = new Uint8Array(8 + header.length + size)
  store<u64>(bytes.dataStart, header.length)
  bytes.set(Uint8Array.wrap(String.UTF8.encode(header)), 8)
  let at = bytes.dataStart + 8 + header.length
  for (let t = 0; t < tensors.length; t++) {
    memory.copy(at, tensors[t].dataStart, tensors[t].byteLength)
    at += tensors[t].byteLength
  }
  return bytes
}

/** Restores the network from a checkpoint of the same shape. Returns the number of epochs that the checkpoint has completed. */
export function restoreCheckpoint(network: Network, bytes: Uint8Array): i32 {
  if (bytes.length < 8) fail('The checkpoint is truncated.')
  const headerLength = load<u64>(bytes.dataStart)
  if (headerLength > <u64>(bytes.length - 8)) fail('The checkpoint is truncated.')
  const header = String.UTF8.decodeUnsafe(bytes.dataStart + 8, <usize>headerLength)
  const prefix = '{"__metadata__":{"epoch":"'
  if (!header.startsWith(prefix)) fail('The checkpoint was not written by this program.')
  const epoch = <i32>F64.parseInt(header.substring(prefix.length))
  const expected = encodeCheckpoint(network, epoch)
  if (
    expected.length != bytes.length ||
    memory.compare(expected.dataStart, bytes.dataStart, 8 + <usize>headerLength) != 0
  )
    fail('The checkpoint does not have the shape of the network.')
  let at = bytes.dataStart + 8 + <usize>headerLength
  const tensors = network.tensors().concat(network.momenta)
  for (let t = 0; t < tensors.length; t++) {
    memory.copy(tensors[t].dataStart, at, tensors[t].byteLength)
    at += tensors[t].byteLength
  }
  return epoch
}
