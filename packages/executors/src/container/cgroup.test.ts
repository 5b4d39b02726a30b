import { expect, it } from 'vitest'
import { parseCgroupPath, parseUnified } from './cgroup.ts'

it('parses the stats of a cgroup v2', () => {
  const cpu = 'usage_usec 1234567\nuser_usec 1000000\nsystem_usec 234567\nnr_periods 0\n'
  const events = 'low 0\nhigh 0\nmax 12\noom 1\noom_kill 1\noom_group_kill 0\n'
  expect(parseUnified(cpu, '67108864\n', events)).toEqual({
    cpuMs: 1234.567,
    peakMemoryBytes: 67_108_864,
    memoryRefusals: 1,
  })
  expect(parseUnified('', '', '')).toEqual({ cpuMs: 0, peakMemoryBytes: 0, memoryRefusals: 0 })
})

it("parses the path of a process's cgroup v2", () => {
  const hybrid = '12:cpuacct:/a\n1:name=systemd:/b\n0::/machine.slice/libpod-1.scope/container\n'
  expect(parseCgroupPath(hybrid)).toBe('/machine.slice/libpod-1.scope/container')
  for (const none of ['', '0::/\n', '12:cpuacct:/a\n', '0::/../../other\n'])
    expect(parseCgroupPath(none)).toBeUndefined()
})
