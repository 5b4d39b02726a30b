// The programs of the container tests in one binary: well-behaved tasks and attacks. An attack writes /out/loot when it
// succeeds, and exits with code 0 either way.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void say(const char *line) {
  if (write(1, line, strlen(line)) < 0) exit(9);
}

static void loot(const char *format, ...) {
  FILE *file = fopen("/out/loot", "a");
  if (file == NULL) exit(9);
  va_list values;
  va_start(values, format);
  vfprintf(file, format, values);
  va_end(values);
  fputc('\n', file);
  fclose(file);
}

static int copyFile(const char *from, const char *to) {
  char buffer[4096];
  ssize_t got;
  int in = open(from, O_RDONLY);
  if (in < 0) return -1;
  got = read(in, buffer, sizeof buffer);
  if (got < 0) return -1;
  int out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (out < 0) return -1;
  do {
    if (write(out, buffer, got) != got) return -1;
  } while ((got = read(in, buffer, sizeof buffer)) > 0);
  return 0;
}

static void spin(void) {
  volatile unsigned long i = 0;
  for (;;) i++;
}

static void memoryBomb(void) {
  for (;;) {
    char *block = malloc(1 << 20);
    if (block == NULL) exit(7);
    memset(block, 1, 1 << 20);
  }
}

static void fileBomb(void) {
  static char block[1 << 16];
  int out = open("/out/bomb", O_WRONLY | O_CREAT, 0644);
  while (write(out, block, sizeof block) > 0) {
  }
  exit(7);
}

// Many small files, none of them over the file size limit.
static void fileSwarm(void) {
  static char block[1 << 16];
  for (int i = 0;; i++) {
    char name[64];
    snprintf(name, sizeof name, "/out/swarm-%d", i);
    int out = open(name, O_WRONLY | O_CREAT, 0644);
    if (out < 0 || write(out, block, sizeof block) < 0) exit(7);
    close(out);
  }
}

static void logBomb(void) {
  for (;;) say("all work and no play makes a dull log\n");
}

static void forkBomb(void) {
  for (;;) {
    if (fork() < 0) spin();
  }
}

static void dial(const char *host, int port) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port)};
  inet_pton(AF_INET, host, &to.sin_addr);
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  if (fd >= 0 && connect(fd, (struct sockaddr *)&to, sizeof to) == 0) loot("reached %s", host);
}

// Requests a page through a proxy tunnel to args[0] and writes the answer.
static void tunnel(const char *target) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(3128)};
  inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to) != 0) exit(8);
  char text[1024];
  int length = snprintf(text, sizeof text, "CONNECT %s HTTP/1.1\r\nHost: %s\r\n\r\n", target, target);
  if (write(fd, text, length) != length) exit(8);
  length = snprintf(text, sizeof text, "GET / HTTP/1.0\r\n\r\n");
  int out = open("/out/answer", O_WRONLY | O_CREAT, 0644);
  char buffer[4096];
  int asked = 0;
  for (ssize_t got; (got = read(fd, buffer, sizeof buffer)) > 0;) {
    if (write(out, buffer, got) != got) exit(8);
    if (!asked++ && write(fd, text, length) != length) break;
  }
}

// Sends text to the proxy as it is, and writes the answer.
static void ask(const char *text) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(3128)};
  inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  ssize_t length = strlen(text);
  if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to) != 0 || write(fd, text, length) != length) exit(8);
  int out = open("/out/answer", O_WRONLY | O_CREAT | O_APPEND, 0644);
  char buffer[4096];
  for (ssize_t got; (got = read(fd, buffer, sizeof buffer)) > 0;)
    if (write(out, buffer, got) != got) exit(8);
}

// Writes to files that are open but have no name any more, up to args[0] bytes in all, and prints how many were written.
static void hideFiles(unsigned long most) {
  static char block[1 << 16];
  memset(block, 'x', sizeof block);
  unsigned long written = 0;
  for (int files = 0; files < 1000 && written < most; files++) {
    int fd = open(files % 2 ? "/out/hidden" : "/checkpoint/hidden", O_WRONLY | O_CREAT, 0644);
    if (fd < 0) break;
    unlink(files % 2 ? "/out/hidden" : "/checkpoint/hidden");
    for (int blocks = 0; blocks < 8 && written < most; blocks++) {
      ssize_t got = write(fd, block, sizeof block);
      if (got <= 0) break;
      written += got;
    }
  }
  char line[64];
  snprintf(line, sizeof line, "%lu\n", written);
  say(line);
}

static void openSockets(void) {
  // A neighbour, the cloud's metadata service, the internet; then socket types that no batch task needs.
  dial("192.0.2.1", 80);
  dial("169.254.169.254", 80);
  dial("1.1.1.1", 53);
  if (socket(AF_PACKET, SOCK_RAW, 0) >= 0) loot("a packet socket");
  if (socket(AF_INET, SOCK_RAW, IPPROTO_ICMP) >= 0) loot("a raw socket");
}

// A container's /proc must not expose other processes, kernel memory, keys or settings of the machine.
static void readProc(void) {
  const char *closed[] = {"/proc/kcore", "/proc/kmsg", "/proc/keys", "/proc/sched_debug", "/proc/timer_list",
                          "/proc/1/root/etc/shadow", "/sys/firmware/dmi/tables/DMI"};
  char buffer[16];
  for (unsigned i = 0; i < sizeof closed / sizeof *closed; i++) {
    int fd = open(closed[i], O_RDONLY);
    if (fd >= 0 && read(fd, buffer, sizeof buffer) > 0) loot("read %s", closed[i]);
  }
  const char *settings[] = {"/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/sys/fs/cgroup/release_agent",
                            "/proc/sys/vm/drop_caches"};
  for (unsigned i = 0; i < sizeof settings / sizeof *settings; i++) {
    int fd = open(settings[i], O_WRONLY);
    if (fd >= 0 && write(fd, "1", 1) > 0) loot("wrote %s", settings[i]);
  }
  int processes = 0;
  DIR *dir = opendir("/proc");
  for (struct dirent *entry; dir != NULL && (entry = readdir(dir)) != NULL;)
    if (atoi(entry->d_name) > 0) processes++;
  if (processes > 1) loot("saw %d processes", processes);
}

static void tracePeople(void) {
  for (int pid = 1; pid < 5000; pid++)
    if (pid != getpid() && ptrace(PTRACE_ATTACH, pid, 0, 0) == 0) loot("traced %d", pid);
}

static void mountThings(void) {
  if (mount("none", "/tmp", "tmpfs", 0, "") == 0) loot("mounted a tmpfs");
  if (mount("/", "/tmp", NULL, MS_BIND, NULL) == 0) loot("bound the root");
  if (mount("", "/in", "", MS_REMOUNT | MS_BIND, "") == 0) loot("made the input writable");
  if (umount2("/proc", MNT_DETACH) == 0) loot("unmounted proc");
  if (chroot("/tmp") == 0) loot("changed the root");
  if (mknod("/out/disk", S_IFBLK | 0666, (254 << 8)) == 0) loot("made a device");
}

static void becomeRoot(void) {
  if (setuid(0) == 0) loot("became root by setuid");
  if (getuid() == 0 || getgid() == 0) loot("was root");
  if (open("/new", O_WRONLY | O_CREAT, 0644) >= 0) loot("wrote to the root folder");
  if (open("/in/new", O_WRONLY | O_CREAT, 0644) >= 0) loot("wrote to the input");
  if (syscall(SYS_bpf, 0, NULL, 0) >= 0) loot("used bpf");
  if (syscall(SYS_init_module, "", 0, "") == 0) loot("loaded a module");
}

static void linkOut(const char *target) {
  if (symlink(target, "/out/link") != 0) exit(7);
}

// Works in steps and saves each atomically, by writing a new file and renaming it. Resumes from the last saved step, and
// its result is the saved state.
static int steps(int count, int pauseMs) {
  int at = 0;
  char line[64];
  FILE *saved = fopen("/checkpoint/step", "r");
  if (saved != NULL && (fscanf(saved, "%d", &at) != 1 || fclose(saved))) return 5;
  snprintf(line, sizeof line, "from %d\n", at);
  say(line);
  if (access("/checkpoint/text", F_OK) != 0 &&
      (copyFile("/in/a.txt", "/checkpoint/text.new") || rename("/checkpoint/text.new", "/checkpoint/text")))
    return 9;
  while (at < count) {
    usleep(pauseMs * 1000);
    FILE *next = fopen("/checkpoint/step.new", "w");
    if (next == NULL) return 9;
    fprintf(next, "%d\n", ++at);
    if (fclose(next) || rename("/checkpoint/step.new", "/checkpoint/step")) return 9;
  }
  return copyFile("/checkpoint/text", "/out/a.txt") ? 9 : 0;
}

// Swaps its own folder and a symlink to a folder of the machine as fast as it can.
static void swapState(const char *target) {
  FILE *mine;
  mkdir("/checkpoint/place", 0755);
  if ((mine = fopen("/checkpoint/place/hostname", "w")) == NULL) exit(9);
  fputs("mine\n", mine);
  fclose(mine);
  if (symlink(target, "/checkpoint/other") != 0) exit(9);
  say("on\n");
  for (long turns = 0;; turns++) {
    syscall(SYS_renameat2, AT_FDCWD, "/checkpoint/place", AT_FDCWD, "/checkpoint/other", 2);
    // A new content, so that the state is copied again.
    if (turns % 1000 == 0) close(open("/checkpoint/turns", O_WRONLY | O_CREAT | O_TRUNC, 0644));
  }
}

// Sparse files, whose apparent size is far larger than their disk usage.
static void sparseState(long bytes) {
  for (int i = 0; i < 16; i++) {
    char name[64];
    snprintf(name, sizeof name, "/checkpoint/hole-%d", i);
    int hole = open(name, O_WRONLY | O_CREAT, 0644);
    if (hole < 0 || ftruncate(hole, bytes) != 0) exit(9);
    close(hole);
  }
  say("on\n");
  for (;;) pause();
}

static void endAtOnce(int signal) { _exit(128 + signal); }

static void onTerm(int signal) {
  (void)signal;
  copyFile("/in/a.txt", "/out/saved");
  exit(0);
}

int main(int count, char **args) {
  const char *what = count > 1 ? args[1] : "";
  const char *value = count > 2 ? args[2] : "";
  // The first process of a container receives only signals for which it has a handler.
  signal(SIGTERM, endAtOnce);
  if (!strcmp(what, "copy")) {
    say("hello\n");
    return copyFile("/in/a.txt", "/out/a.txt") ? 9 : 0;
  }
  if (!strcmp(what, "fail")) return say("sorry\n"), 3;
  if (!strcmp(what, "countRuns")) {
    int state = open("/checkpoint/runs", O_WRONLY | O_CREAT | O_APPEND, 0644);
    return state < 0 || write(state, "+", 1) != 1 ? 9 : 0;
  }
  if (!strcmp(what, "steps")) return steps(atoi(value), count > 3 ? atoi(args[3]) : 0);
  if (!strcmp(what, "swapState")) swapState(value);
  if (!strcmp(what, "sparseState")) sparseState(atol(value));
  if (!strcmp(what, "exit")) return atoi(value);
  if (!strcmp(what, "spin")) say("on\n"), spin();
  if (!strcmp(what, "count")) {
    say("on\n");
    volatile unsigned long i = 0;
    while (i < strtoul(value, NULL, 10) * 1000000) i++;
    FILE *file = fopen("/out/count", "w");
    fprintf(file, "%lu\n", i);
    return fclose(file);
  }
  if (!strcmp(what, "memoryBomb")) memoryBomb();
  if (!strcmp(what, "fileBomb")) fileBomb();
  if (!strcmp(what, "fileSwarm")) fileSwarm();
  if (!strcmp(what, "logBomb")) logBomb();
  if (!strcmp(what, "forkBomb")) forkBomb();
  if (!strcmp(what, "peek")) return copyFile(value, "/out/loot"), 0;
  if (!strcmp(what, "dial")) return dial("127.0.0.1", atoi(value)), 0;
  if (!strcmp(what, "tunnelOnTerm")) {
    sigset_t term;
    int heard;
    sigemptyset(&term);
    sigaddset(&term, SIGTERM);
    sigprocmask(SIG_BLOCK, &term, NULL);
    say("on\n");
    sigwait(&term, &heard);
    return tunnel(value), 0;
  }
  if (!strcmp(what, "tunnel")) return tunnel(value), 0;
  if (!strcmp(what, "ask")) return ask(value), 0;
  if (!strcmp(what, "hideFiles")) return hideFiles(strtoul(value, NULL, 10)), 0;
  if (!strcmp(what, "openSockets")) return openSockets(), 0;
  if (!strcmp(what, "readProc")) return readProc(), 0;
  if (!strcmp(what, "tracePeople")) return tracePeople(), 0;
  if (!strcmp(what, "mountThings")) return mountThings(), 0;
  if (!strcmp(what, "becomeRoot")) return becomeRoot(), 0;
  if (!strcmp(what, "linkOut")) return linkOut(value), 0;
  if (!strcmp(what, "env")) {
    for (char **entry = environ; *entry != NULL; entry++) say(*entry), say("\n");
    return 0;
  }
  if (!strcmp(what, "saveOnTerm")) {
    signal(SIGTERM, onTerm);
    say("on\n");
    for (;;) pause();
  }
  if (!strcmp(what, "spinDeaf")) {
    signal(SIGTERM, SIG_IGN);
    say("on\n");
    spin();
  }
  if (!strcmp(what, "ignoreTerm")) {
    signal(SIGTERM, SIG_IGN);
    say("on\n");
    for (;;) pause();
  }
  return 64;
}
