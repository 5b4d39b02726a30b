import { describe, expect, it } from 'vitest'
import type { Engine } from './Engine.ts'
import { engineArguments } from './Engine.ts'
import { gpuArguments, type RunPlan, runArguments } from './runArguments.ts'

const podman: Engine = { kind: 'podman', version: '5', runtime: 'runc', rootless: false, ownCgroups: false }
const plan: RunPlan = {
  engine: podman,
  name: 'muster-1',
  label: 'network.muster.executor=1',
  imageId: 'abc',
  program: { image: { archive: '/a.tar' }, command: ['/bin/render', '--fast'] },
  args: ['--frame', '7'],
  env: { MUSTER_PART: '0' },
  limits: {
    cpuMs: 60_000,
    wallMs: 90_500,
    memoryBytes: 2 ** 30,
    diskBytes: 2 ** 30,
    outputBytes: 2 ** 20,
    logBytes: 1000,
    processes: 64,
  },
  uid: 1_900_000_000,
  inputDir: '/runs/in',
  writable: { '/out': '/runs/out', '/checkpoint': '/runs/checkpoint' },
}

describe('runArguments', () => {
  it('isolates the program from everything but its own files', () => {
    expect(runArguments(plan)).toMatchInlineSnapshot(`
      [
        "run",
        "--name",
        "muster-1",
        "--label",
        "network.muster.executor=1",
        "--log-driver=none",
        "--pull=never",
        "--read-only",
        "--cap-drop=all",
        "--security-opt=no-new-privileges",
        "--user=1900000000:1900000000",
        "--network=none",
        "--ipc=private",
        "--hostname=muster",
        "--memory=1073741824",
        "--memory-swap=1073741824",
        "--pids-limit=64",
        "--cpu-shares=128",
        "--ulimit=nofile=1024:1024",
        "--ulimit=nproc=64:64",
        "--ulimit=core=0:0",
        "--ulimit=fsize=1048576:1048576",
        "--ulimit=cpu=61:61",
        "--tmpfs=/tmp:rw,nosuid,nodev,size=67108864",
        "--mount=type=bind,src=/runs/in,dst=/in,ro=true",
        "--mount=type=bind,src=/runs/out,dst=/out",
        "--mount=type=bind,src=/runs/checkpoint,dst=/checkpoint",
        "--stop-signal=SIGTERM",
        "--no-healthcheck",
        "--read-only-tmpfs=false",
        "--image-volume=ignore",
        "--systemd=false",
        "--sdnotify=ignore",
        "--http-proxy=false",
        "--no-hosts",
        "--timeout=96",
        "--env=MUSTER_PART=0",
        "--entrypoint=",
        "abc",
        "/bin/render",
        "--fast",
        "--frame",
        "7",
      ]
    `)
  })

  it('omits podman-only flags for docker and passes the runtime', () => {
    const words = runArguments({ ...plan, engine: { ...podman, kind: 'docker', runtime: 'runsc' } })
    expect(words).toContain('--runtime=runsc')
    expect(
      words.filter((word) => /image-volume|systemd|http-proxy|read-only-tmpfs|--timeout/.test(word)),
    ).toEqual([])
    expect(words).toContain('--mount=type=bind,src=/runs/in,dst=/in,readonly')
  })

  it('adds the processes that gVisor itself needs', () => {
    expect(runArguments({ ...plan, engine: { ...podman, runtime: 'runsc' } })).toContain('--pids-limit=192')
  })

  it('maps the current user when the engine is rootless', () => {
    const words = runArguments({ ...plan, engine: { ...podman, rootless: true } })
    expect(words).toContain('--userns=keep-id')
    expect(words.filter((word) => word.startsWith('--user='))).toEqual([])
  })

  it('leaves out the limits of time for a service', () => {
    const { cpuMs, wallMs, ...limits } = plan.limits
    const words = runArguments({ ...plan, limits, writable: { '/run/muster': '/services/socket' } })
    expect(words.filter((word) => /--timeout|--ulimit=cpu|dst=\/(out|checkpoint)/.test(word))).toEqual([])
    expect(words).toContain('--mount=type=bind,src=/services/socket,dst=/run/muster')
    expect(words).toContain('--network=none')
  })

  it('joins the network namespace of the egress proxy and no other network', () => {
    const words = runArguments({ ...plan, networkNamespace: '/run/netns/muster-1' })
    expect(words.filter((word) => word.startsWith('--network'))).toEqual(['--network=ns:/run/netns/muster-1'])
  })
})

describe('gpuArguments', () => {
  const two = { vendor: 'nvidia' as const, ids: ['GPU-1a', 'GPU-2b'] }

  it('passes exactly the allocated devices', () => {
    expect(gpuArguments({ kind: 'podman' }, two)).toEqual([
      '--device=nvidia.com/gpu=GPU-1a',
      '--device=nvidia.com/gpu=GPU-2b',
    ])
    expect(gpuArguments({ kind: 'docker' }, two)).toEqual(['--gpus', '"device=GPU-1a,GPU-2b"'])
    expect(gpuArguments({ kind: 'podman' }, { vendor: 'amd', ids: ['1'] })).toEqual([
      '--device=amd.com/gpu=1',
    ])
    expect(gpuArguments({ kind: 'docker' }, { vendor: 'amd', ids: ['1'] })).toEqual([
      '--device=/dev/kfd',
      '--device=/dev/dri/renderD129',
    ])
  })

  it('lets a program of gVisor create sockets only for a service', () => {
    const runsc = { kind: 'podman', runtime: 'runsc' } as const
    expect(engineArguments(runsc, { sockets: true })).toContain('host-uds=create')
    expect(engineArguments(runsc).filter((word) => word.startsWith('host-uds'))).toEqual([])
  })

  it('passes no device without an allocation', () => {
    expect(gpuArguments({ kind: 'docker' }, undefined)).toEqual([])
    expect(gpuArguments({ kind: 'docker' }, { vendor: 'nvidia', ids: [] })).toEqual([])
  })

  it('enables nvproxy in gVisor only for a run with a GPU', () => {
    expect(engineArguments({ kind: 'podman', runtime: 'runsc' }, { gpus: true })).toContain('nvproxy=true')
    expect(engineArguments({ kind: 'podman', runtime: 'runsc' })).not.toContain('nvproxy=true')
  })
})
