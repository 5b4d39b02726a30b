// The WASI preview 1 functions that the examples use. AssemblyScript names the imported module after this file.

export declare function args_sizes_get(count: usize, bytes: usize): i32
export declare function args_get(pointers: usize, buffer: usize): i32
export declare function environ_sizes_get(count: usize, bytes: usize): i32
export declare function environ_get(pointers: usize, buffer: usize): i32
export declare function fd_prestat_get(fd: i32, prestat: usize): i32
export declare function fd_prestat_dir_name(fd: i32, path: usize, length: usize): i32
export declare function path_open(
  folder: i32,
  lookupFlags: i32,
  path: usize,
  pathLength: usize,
  openFlags: i32,
  rights: i64,
  inheritedRights: i64,
  descriptorFlags: i32,
  fd: usize,
): i32
export declare function fd_read(fd: i32, vectors: usize, count: usize, read: usize): i32
export declare function fd_write(fd: i32, vectors: usize, count: usize, written: usize): i32
export declare function fd_close(fd: i32): i32
export declare function proc_exit(code: i32): void
