// The service of the container tests: HTTP/1.1 over $MUSTER_SOCKET, a thread per connection. The first argument is how it
// starts; the path of a request is what it does.
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#define MOST (17 << 20)

static const char *mode = "";
static int unhealthy;

static int sendAll(int to, const void *bytes, size_t length) {
  for (size_t done = 0; done < length;) {
    ssize_t sent = write(to, (const char *)bytes + done, length - done);
    if (sent <= 0) return -1;
    done += sent;
  }
  return 0;
}

static int sendText(int to, const char *format, ...) {
  char text[4096];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(text, sizeof text, format, values);
  va_end(values);
  return sendAll(to, text, length);
}

static int sendChunk(int to, const char *text) {
  return sendText(to, "%zx\r\n%s\r\n", strlen(text), text);
}

static int beginChunks(int to) {
  return sendText(to, "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n");
}

static void answer(int to, int status, const char *type, const char *body, size_t length) {
  sendText(to, "HTTP/1.1 %d X\r\nContent-Type: %s\r\nContent-Length: %zu\r\nConnection: close\r\n\r\n", status, type, length);
  sendAll(to, body, length);
}

// Until the other side closes the connection.
static void waitForClose(int from) {
  char byte;
  while (read(from, &byte, 1) > 0) {
  }
}

// The head is in `head`; the rest of the body is still to be read.
static void handle(int to, const char *path, const char *type, const char *body, size_t length) {
  if (!strcmp(path, "/health")) return answer(to, unhealthy ? 503 : 200, "text/plain", "", 0);
  if (!strcmp(path, "/echo")) return answer(to, 200, type, body, length);
  if (!strcmp(path, "/refuse")) return answer(to, 404, "text/plain", "no\n", 3);
  if (!strcmp(path, "/crash")) exit(3);
  if (!strcmp(path, "/silent")) return waitForClose(to);
  if (!strcmp(path, "/stall")) {
    beginChunks(to), sendChunk(to, "one\n");
    return waitForClose(to);
  }
  if (!strcmp(path, "/half")) {
    beginChunks(to), sendChunk(to, "one\n");
    return;
  }
  if (!strcmp(path, "/crashInside")) {
    beginChunks(to), sendChunk(to, "one\n");
    exit(3);
  }
  if (!strcmp(path, "/count")) {
    beginChunks(to);
    for (int i = 0; i < atoi(body); i++) {
      char line[32];
      snprintf(line, sizeof line, "%d\n", i);
      if (sendChunk(to, line)) return;
    }
    sendText(to, "0\r\n\r\n");
    return;
  }
  if (!strcmp(path, "/flood")) {
    static char block[1 << 16];
    memset(block, 'x', sizeof block);
    beginChunks(to);
    while (!sendText(to, "%zx\r\n", sizeof block) && !sendAll(to, block, sizeof block) && !sendAll(to, "\r\n", 2)) {
    }
    return;
  }
  if (!strcmp(path, "/trickle")) {
    beginChunks(to);
    while (!sendChunk(to, "x")) usleep(20 * 1000);
    return;
  }
  if (!strcmp(path, "/badHttp")) {
    sendText(to, "SSH-2.0-nonsense\r\n\r\n");
    return;
  }
  if (!strcmp(path, "/twoLengths")) {
    sendText(to, "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx");
    return;
  }
  if (!strcmp(path, "/upgrade")) {
    sendText(to, "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n");
    return waitForClose(to);
  }
  if (!strcmp(path, "/hints")) {
    while (!sendText(to, "HTTP/1.1 103 Early Hints\r\n\r\n")) usleep(1000);
    return;
  }
  if (!strcmp(path, "/hugeHeader")) {
    sendText(to, "HTTP/1.1 200 OK\r\n");
    while (!sendText(to, "X-Long: %01000d\r\n", 7)) {
    }
    return;
  }
  if (!strcmp(path, "/tail")) {
    sendText(to, "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\none");
    sendText(to, "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged");
    return;
  }
  if (!strcmp(path, "/unlink")) {
    unlink(getenv("MUSTER_SOCKET"));
    return answer(to, 200, "text/plain", "gone\n", 5);
  }
  // A symlink in place of the socket: whoever follows it reaches a socket of the machine.
  if (!strcmp(path, "/link")) {
    char *target = strndup(body, length);
    unlink(getenv("MUSTER_SOCKET"));
    if (symlink(target, getenv("MUSTER_SOCKET"))) return answer(to, 500, "text/plain", "", 0);
    return answer(to, 200, "text/plain", "linked\n", 7);
  }
  // Stays, but no longer listens.
  if (!strcmp(path, "/unhealthy")) {
    unhealthy = 1;
    return answer(to, 200, "text/plain", "ill\n", 4);
  }
  if (!strcmp(path, "/fill")) {
    static char block[1 << 16];
    int file = open("/scratch/fill", O_WRONLY | O_CREAT | O_APPEND, 0644);
    long written = 0;
    for (ssize_t got; file >= 0 && (got = write(file, block, sizeof block)) > 0;) written += got;
    close(file);
    char text[64];
    return answer(to, 200, "text/plain", text, snprintf(text, sizeof text, "%ld", written));
  }
  if (!strcmp(path, "/readOnly")) {
    int file = open("/new", O_WRONLY | O_CREAT, 0644);
    return answer(to, file < 0 ? 200 : 500, "text/plain", "", 0);
  }
  if (!strcmp(path, "/forks")) {
    int forks = 0;
    for (pid_t pid; forks < 10000 && (pid = fork()) >= 0; forks++)
      if (pid == 0) {
        for (;;) pause();
      }
    char text[64];
    return answer(to, 200, "text/plain", text, snprintf(text, sizeof text, "%d", forks));
  }
  answer(to, 404, "text/plain", "", 0);
}

static void *serve(void *argument) {
  int from = (int)(long)argument;
  char *head = malloc(MOST + 1);
  size_t got = 0;
  char *end = NULL;
  while (end == NULL && got < 65536) {
    ssize_t more = read(from, head + got, 65536 - got);
    if (more <= 0) goto out;
    got += more;
    head[got] = 0;
    end = strstr(head, "\r\n\r\n");
  }
  if (end == NULL) goto out;
  char path[2100] = "", type[256] = "text/plain";
  sscanf(head, "%*s %2048s", path);
  size_t length = 0;
  for (char *line = strstr(head, "\r\n"); line != NULL && line < end; line = strstr(line + 2, "\r\n")) {
    if (!strncasecmp(line + 2, "content-length:", 15)) length = strtoul(line + 17, NULL, 10);
    if (!strncasecmp(line + 2, "content-type:", 13)) sscanf(line + 15, " %255[^\r]", type);
  }
  size_t have = got - (end + 4 - head);
  memmove(head, end + 4, have);
  if (length > MOST) goto out;
  while (have < length) {
    ssize_t more = read(from, head + have, length - have);
    if (more <= 0) goto out;
    have += more;
  }
  head[length] = 0;
  handle(from, path, type, head, length);
out:
  free(head);
  close(from);
  return NULL;
}

static void onTerm(int signal) {
  (void)signal;
  _exit(0);
}

int main(int count, char **args) {
  mode = count > 1 ? args[1] : "";
  signal(SIGPIPE, SIG_IGN);
  signal(SIGTERM, onTerm);
  printf("on %s\n", mode);
  fflush(stdout);
  if (!strcmp(mode, "exit")) return 4;
  if (!strcmp(mode, "deaf")) for (;;) pause();
  if (!strcmp(mode, "ignoreTerm")) signal(SIGTERM, SIG_IGN);
  unhealthy = !strcmp(mode, "unhealthy");
  struct sockaddr_un at = {.sun_family = AF_UNIX};
  snprintf(at.sun_path, sizeof at.sun_path, "%s", getenv("MUSTER_SOCKET"));
  int server = socket(AF_UNIX, SOCK_STREAM, 0);
  if (bind(server, (struct sockaddr *)&at, sizeof at) || listen(server, 64)) return perror("listen"), 9;
  if (!strcmp(mode, "logBomb")) {
    if (fork() == 0)
      for (;;) puts("all work and no play makes a dull log");
  }
  for (;;) {
    int connection = accept(server, NULL, NULL);
    pthread_t thread;
    if (connection < 0) continue;
    if (pthread_create(&thread, NULL, serve, (void *)(long)connection)) close(connection);
    else pthread_detach(thread);
  }
}
