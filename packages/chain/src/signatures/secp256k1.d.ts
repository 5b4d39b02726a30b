// The package has no types; these are the functions in use.
declare module 'secp256k1' {
  const secp256k1: {
    ecdsaRecover(signature: Uint8Array, recid: number, message: Uint8Array, compressed?: boolean): Uint8Array
    ecdsaVerify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean
    ecdsaSign(message: Uint8Array, privateKey: Uint8Array): { signature: Uint8Array; recid: number }
    publicKeyCreate(privateKey: Uint8Array, compressed?: boolean): Uint8Array
    privateKeyVerify(privateKey: Uint8Array): boolean
  }
  export default secp256k1
}
