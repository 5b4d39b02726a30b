/**
 * Allowed imports with their signatures (i = i32, l = i64, f = f32, d = f64). Clocks are fixed, random
 * numbers come from the task's seed, files are in memory; sockets, processes and polling do not exist.
 */
export const wasiFunctions: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    args_get: '(ii)->(i)',
    args_sizes_get: '(ii)->(i)',
    environ_get: '(ii)->(i)',
    environ_sizes_get: '(ii)->(i)',
    clock_res_get: '(ii)->(i)',
    clock_time_get: '(ili)->(i)',
    fd_advise: '(illi)->(i)',
    fd_close: '(i)->(i)',
    fd_datasync: '(i)->(i)',
    fd_fdstat_get: '(ii)->(i)',
    fd_fdstat_set_flags: '(ii)->(i)',
    fd_filestat_get: '(ii)->(i)',
    fd_filestat_set_size: '(il)->(i)',
    fd_pread: '(iiili)->(i)',
    fd_prestat_get: '(ii)->(i)',
    fd_prestat_dir_name: '(iii)->(i)',
    fd_pwrite: '(iiili)->(i)',
    fd_read: '(iiii)->(i)',
    fd_readdir: '(iiili)->(i)',
    fd_seek: '(ilii)->(i)',
    fd_sync: '(i)->(i)',
    fd_tell: '(ii)->(i)',
    fd_write: '(iiii)->(i)',
    path_create_directory: '(iii)->(i)',
    path_filestat_get: '(iiiii)->(i)',
    path_open: '(iiiiillii)->(i)',
    path_remove_directory: '(iii)->(i)',
    path_rename: '(iiiiii)->(i)',
    path_unlink_file: '(iii)->(i)',
    proc_exit: '(i)->()',
    random_get: '(ii)->(i)',
    sched_yield: '()->(i)',
  }).map(([name, signature]) => [`wasi_snapshot_preview1.${name}`, signature] as const),
  // Called by AssemblyScript on a failed assertion.
  ['env.abort', '(iiii)->()'],
])
