import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { buildSandboxCode } from '../src/wasm/sandbox/buildSandboxCode.ts'
import type { SandboxTier } from '../src/wasm/sandbox/SandboxTier.ts'
import { processBytes } from '../src/wasm/sandbox/sandboxCommand.ts'
import { seccompFilter } from '../src/wasm/sandbox/seccompFilter.ts'
import { spawnSandboxed } from '../src/wasm/sandbox/spawnSandboxed.ts'

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-sandbox-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** Runs JavaScript in the sandbox, as if a module had escaped from the engine; returns what it found. */
async function asEscaped(tier: SandboxTier, actions: string): Promise<Record<string, unknown>> {
  const dir = await folder()
  const io = path.join(dir, 'io')
  await mkdir(io)
  const code = await buildSandboxCode(path.join(dir, 'code'))
  const script = tier === 'bubblewrap' ? '../io/probe.mjs' : path.relative(code, path.join(io, 'probe.mjs'))
  await writeFile(
    path.join(io, 'probe.mjs'),
    `import fs from 'node:fs'
     const io = process.argv[2]
     const attempt = (what) => { try { return what() ?? 'done' } catch (error) { return error.code ?? error.message } }
     const findings = {}
     ${actions}
     fs.writeFileSync(io + '/findings.json', JSON.stringify(findings))`,
  )
  const options = {
    tier,
    code,
    script,
    writable: io,
    readable: {},
    v8Flags: [],
    cpuSeconds: 20,
    largestFileBytes: 2 ** 20,
    memoryBytes: 64 * 2 ** 20,
  }
  const { child } = await spawnSandboxed(dir, options, () => '')
  child.stdout!.resume()
  await once(child, 'exit')
  const findings = await readFile(path.join(io, 'findings.json'), 'utf8').catch(() => '')
  if (findings === '') throw new Error(await readFile(path.join(dir, 'stderr'), 'utf8'))
  return JSON.parse(findings)
}

const probe = `
  findings.env = Object.keys(process.env)
  findings.passwd = attempt(() => fs.readFileSync('/etc/passwd', 'utf8').length)
  findings.proc = attempt(() => fs.readFileSync('/proc/self/environ', 'utf8').length)
  findings.outside = attempt(() => fs.writeFileSync('/tmp/muster-escaped', 'x'))
  findings.link = attempt(() => { fs.symlinkSync('/etc/passwd', io + '/link'); return fs.readFileSync(io + '/link', 'utf8').length })
  const { spawnSync } = await import('node:child_process')
  findings.spawn = attempt(() => spawnSync(process.execPath, ['-e', '0']).error?.code ?? 'ran')
`

describe('the sandbox, from inside', () => {
  it('with bubblewrap exposes no environment, files or processes', async (context) => {
    skipWithout(context, 'bubblewrap')
    const findings = await asEscaped(
      'bubblewrap',
      `${probe}
      const { networkInterfaces } = await import('node:os')
      findings.network = attempt(() => Object.keys(networkInterfaces()).join())`,
    )
    // The filter denies even the socket that would list interfaces.
    expect(findings).toMatchObject({ env: ['PWD'], network: 'ERR_SYSTEM_ERROR' })
    for (const key of ['passwd', 'proc', 'outside', 'link', 'spawn'])
      expect(
        ['ERR_ACCESS_DENIED', 'ENOENT', 'EROFS', 'EPERM', 'EACCES'],
        `${key}: ${findings[key]}`,
      ).toContain(findings[key])
  })

  it.for(['bubblewrap', 'process'] as const)('%s has no memory beyond its limit', async (tier, context) => {
    if (tier === 'bubblewrap') skipWithout(context, 'bubblewrap')
    const findings = await asEscaped(
      tier,
      `const hoard = []
      findings.refused = attempt(() => { while (hoard.length < 250) hoard.push(Buffer.alloc(2 ** 24, 1)) })
      findings.bytes = hoard.length * 2 ** 24`,
    )
    expect(findings.refused).toBe('ERR_MEMORY_ALLOCATION_FAILED')
    expect(findings.bytes).toBeLessThan(processBytes + 64 * 2 ** 20)
  })

  it('in a plain process is restricted by the permission model', async () => {
    const findings = await asEscaped('process', probe)
    for (const key of ['passwd', 'proc', 'outside', 'link', 'spawn'])
      expect(['ERR_ACCESS_DENIED'], `${key}: ${findings[key]}`).toContain(findings[key])
  })
})

/**
 * Native code with only the seccomp filter: all namespaces are its own, so that only the filter can deny a
 * call.
 */
const native = `
#define _GNU_SOURCE
#include <stdio.h>
#include <errno.h>
#include <unistd.h>
#include <sched.h>
#include <pthread.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/ptrace.h>
#include <sys/mount.h>
#include <sys/wait.h>
static void *idle(void *x) { return x; }
static void say(const char *name, long result) { printf("%s %d\\n", name, result < 0 ? errno : 0); }
int main(void) {
  pthread_t thread;
  printf("thread %d\\n", pthread_create(&thread, 0, idle, 0));
  pthread_join(thread, 0);
  say("getpid", getpid());
  say("socket", socket(AF_INET, SOCK_STREAM, 0));
  say("unix", socket(AF_UNIX, SOCK_STREAM, 0));
  fflush(stdout);
  long pid = fork();
  if (pid == 0) _exit(0);
  say("fork", pid);
  say("ptrace", ptrace(PTRACE_TRACEME, 0, 0, 0));
  say("mount", mount("none", "/", "tmpfs", 0, 0));
  say("unshare", unshare(CLONE_NEWUSER));
  say("bpf", syscall(SYS_bpf, 0, 0, 0));
  say("keyctl", syscall(SYS_keyctl, 0, 0, 0));
  say("io_uring", syscall(425, 8, 0));
  return 0;
}`

describe('the seccomp filter', () => {
  it('denies sockets, processes, tracing and mounts to native code, and allows threads', async (context) => {
    skipWithout(context, 'bubblewrap', 'C compiler')
    const dir = await folder()
    await writeFile(path.join(dir, 'probe.c'), native)
    execFileSync('cc', ['-static', '-o', path.join(dir, 'probe'), path.join(dir, 'probe.c'), '-lpthread'])
    await writeFile(path.join(dir, 'filter'), seccompFilter(process.arch as 'x64' | 'arm64'))
    const run = (filtered: boolean) => {
      const fd = openSync(path.join(dir, 'filter'), 'r')
      try {
        const args = [
          '--unshare-all',
          '--ro-bind',
          path.join(dir, 'probe'),
          '/probe',
          ...(filtered ? ['--seccomp', '3'] : []),
          '/probe',
        ]
        const { stdout } = spawnSync('bwrap', args, {
          stdio: ['ignore', 'pipe', 'ignore', fd],
          encoding: 'utf8',
          timeout: 20_000,
        })
        return Object.fromEntries(
          stdout
            .trim()
            .split('\n')
            .map((line) => line.split(' ')),
        )
      } finally {
        closeSync(fd)
      }
    }
    const refused = '1' // EPERM
    expect(run(true)).toEqual({
      thread: '0',
      getpid: '0',
      socket: refused,
      unix: refused,
      fork: refused,
      ptrace: refused,
      mount: refused,
      unshare: refused,
      bpf: refused,
      keyctl: refused,
      io_uring: refused,
    })
    // Without the filter the same calls succeed.
    expect(run(false)).toMatchObject({ thread: '0', socket: '0', unix: '0', fork: '0' })
  })
})
