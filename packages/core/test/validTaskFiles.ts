/** Task files of every kind, from which the fuzz tests make others. */
export const validTaskFiles = [
  `version: 1
kind: batch
name: tea-room
data: { path: in/, split: byEntry }
model: { wasm: tracer.wasm, args: [--width, 1280], parts: 4 }
instructions: { minScore: 100, region: [eu], maxHours: 1, memory: 2GiB, startWithin: 90s }
pay: { function: perUnit, unit: gas, max: "12.5", floor: "1", allOrNothing: true }
equivalence: bytes
halt: { bids: 10, afterMs: 300, minBids: 2 }
check: { how: replay, assurance: 0.7, lead: 2 }
milestones: { every: 10m }
`,
  `version: 1
kind: batch
name: train
model: { archive: image.tar, command: [python, train.py], env: { A: b }, egress: ["packages.example:443"] }
instructions: { maxHours: 12, gpu: { count: 2, memory: 24GiB } }
pay: { function: logProgress, target: 100, max: "300" }
equivalence: { how: tensors, relative: 1e-5 }
halt: { afterMs: 5000 }
check: { how: redundant, replicas: 3 }
`,
  `version: 1
kind: stream
name: chat
model: { image: "example.org/llm@sha256:${'ab'.repeat(32)}" }
instructions: { responseTime: { first: 2s, perUnit: 50ms } }
response: { method: weighted, council: 5, weight: 0.6 }
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.00002", max: "0.1", budget: "50" }
equivalence: { how: wasm, path: possible.wasm, judges: possible }
halt: { maxDowntime: 10m, answers: 1000 }
`,
  `version: 1
kind: stream
name: search
private: true
model: { archive: image.tar, command: [/usr/bin/embed] }
instructions: { responseTime: { first: 500ms }, maxSubscribers: 8, maxInput: 512, window: 32, notice: 1h }
response: { method: pool, council: 2, confirm: 1, confirmer: own }
pay: { function: fixed, max: "0.001", input: "0.0000001", guarantee: "1", budget: "5", trustLock: "10" }
equivalence: { how: cosine, tolerance: 0.01 }
halt: { maxDowntime: 1h, lasts: 30d }
`,
  `version: 1
kind: stream
name: translate
model: { image: "example.org/llm@sha256:${'ab'.repeat(32)}" }
response: { method: unanimous, council: 3 }
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.00002", max: "0.1", input: "0.000005", budget: "50" }
equivalence: { how: margin, tau: 0.4 }
halt: { critical: 5 }
`,
]
