/**
 * The seccomp filter of a run's process, as the BPF program that bubblewrap loads just before it starts Node.
 * It denies calls that a process without network, children or mounts never needs; Node runs unchanged with
 * it.
 */
export function seccompFilter(arch: 'x64' | 'arm64'): Buffer {
  const { audit, denied, clone } = tables[arch]
  const program: Instruction[] = [
    load(offset.arch),
    jumpIfEqual(audit, 1, 0),
    end(action.kill),
    load(offset.number),
    // Numbers with this bit are the x32 calls of x64, a separate table: all are denied.
    [code.jumpIfGreaterOrEqual, 0, 1, 0x4000_0000],
    end(action.errno | errno.perm),
  ]
  for (const number of denied) program.push(jumpIfEqual(number, 0, 1), end(action.errno | errno.perm))
  // Threads are allowed, processes are not. clone3 hides its flags behind a pointer; if it is missing, the C
  // library uses clone.
  program.push(jumpIfEqual(clone3, 0, 1), end(action.errno | errno.nosys))
  program.push(jumpIfEqual(clone, 0, 3), load(offset.firstArgument))
  program.push([code.jumpIfSet, 1, 0, cloneThread], end(action.errno | errno.perm))
  program.push(end(action.allow))
  return Buffer.concat(program.map(assemble))
}

type Instruction = [code: number, jumpTrue: number, jumpFalse: number, operand: number]

const code = { load: 0x20, jumpIfEqual: 0x15, jumpIfGreaterOrEqual: 0x35, jumpIfSet: 0x45, return: 0x06 }
const offset = { number: 0, arch: 4, firstArgument: 16 }
const action = { kill: 0x8000_0000, errno: 0x0005_0000, allow: 0x7fff_0000 }
const errno = { perm: 1, nosys: 38 }
const cloneThread = 0x0001_0000
const clone3 = 435

const load = (at: number): Instruction => [code.load, 0, 0, at]
const jumpIfEqual = (value: number, yes: number, no: number): Instruction => [
  code.jumpIfEqual,
  yes,
  no,
  value,
]
const end = (result: number): Instruction => [code.return, 0, 0, result]

function assemble([code, jumpTrue, jumpFalse, operand]: Instruction): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(jumpTrue, 2)
  bytes.writeUInt8(jumpFalse, 3)
  bytes.writeUInt32LE(operand >>> 0, 4)
  return bytes
}

/** Same numbers on both architectures: io_uring, the new mount calls, pidfds, mount_setattr. */
const newer = [425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 438, 442]

const tables = {
  x64: {
    audit: 0xc000_003e,
    clone: 56,
    denied: [
      // socket connect accept sendto sendmsg bind listen socketpair accept4
      41,
      42,
      43,
      44,
      46,
      49,
      50,
      53,
      288,
      // fork vfork ptrace process_vm_readv process_vm_writev kcmp execveat
      57,
      58,
      101,
      310,
      311,
      312,
      322,
      // mount umount2 pivot_root chroot unshare setns open_by_handle_at name_to_handle_at
      165,
      166,
      155,
      161,
      272,
      308,
      304,
      303,
      // bpf perf_event_open userfaultfd add_key request_key keyctl syslog fanotify_init
      321,
      298,
      323,
      248,
      249,
      250,
      103,
      300,
      // init_module finit_module delete_module kexec_load kexec_file_load reboot swapon swapoff acct quotactl
      175,
      313,
      176,
      246,
      320,
      169,
      167,
      168,
      163,
      179,
      // settimeofday clock_settime adjtimex clock_adjtime sethostname setdomainname personality
      164,
      227,
      159,
      305,
      170,
      171,
      135,
      // iopl ioperm modify_ldt uselib vhangup
      172,
      173,
      154,
      134,
      153,
      ...newer,
    ],
  },
  arm64: {
    audit: 0xc000_00b7,
    clone: 220,
    denied: [
      // socket socketpair bind listen accept connect sendto sendmsg accept4
      198,
      199,
      200,
      201,
      202,
      203,
      206,
      211,
      242,
      // ptrace process_vm_readv process_vm_writev kcmp execveat
      117,
      270,
      271,
      272,
      281,
      // mount umount2 pivot_root chroot unshare setns open_by_handle_at name_to_handle_at
      40,
      39,
      41,
      51,
      97,
      268,
      265,
      264,
      // bpf perf_event_open userfaultfd add_key request_key keyctl syslog fanotify_init
      280,
      241,
      282,
      217,
      218,
      219,
      116,
      262,
      // init_module finit_module delete_module kexec_load kexec_file_load reboot swapon swapoff acct quotactl
      105,
      273,
      106,
      104,
      294,
      142,
      224,
      225,
      89,
      60,
      // settimeofday clock_settime adjtimex clock_adjtime sethostname setdomainname personality
      170,
      112,
      171,
      266,
      161,
      162,
      92,
      ...newer,
    ],
  },
}
