// The inner loop of examples/aligner in C, for comparison. Prints its CPU time in milliseconds and the sum of scores.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { char *letters; int length; } Sequence;

static int read_fasta(const char *path, Sequence *out, int most) {
  FILE *file = fopen(path, "r");
  static char line[1 << 16];
  int count = 0;
  while (file && fgets(line, sizeof line, file)) {
    int length = (int)strcspn(line, "\r\n");
    if (line[0] == '>') {
      if (count == most) break;
      out[count].letters = malloc(1 << 16);
      out[count++].length = 0;
    } else if (count > 0) {
      memcpy(out[count - 1].letters + out[count - 1].length, line, (size_t)length);
      out[count - 1].length += length;
    }
  }
  if (file) fclose(file);
  return count;
}

static int align(Sequence query, Sequence target, unsigned char *steps, int *scores, int *down) {
  const int match = 2, mismatch = -3, open = 5, extend = 2;
  int columns = target.length + 1, top = 0;
  for (int j = 0; j < columns; j++) scores[j] = 0, down[j] = -(1 << 30), steps[j] = 0;
  for (int i = 1; i <= query.length; i++) {
    char letter = query.letters[i - 1];
    unsigned char *row = steps + (long)i * columns;
    int above = 0, right = -(1 << 30);
    row[0] = 0;
    for (int j = 1; j < columns; j++) {
      unsigned char step = 0, source = 1;
      int opened = scores[j] - open - extend, went = down[j] - extend;
      int gap = opened;
      if (went > opened) gap = went, step |= 4;
      down[j] = gap;
      opened = scores[j - 1] - open - extend, went = right - extend;
      right = opened;
      if (went > opened) right = went, step |= 8;
      int best = above + (letter == target.letters[j - 1] ? match : mismatch);
      if (gap > best) best = gap, source = 2;
      if (right > best) best = right, source = 3;
      if (best <= 0) best = 0, source = 0;
      above = scores[j];
      scores[j] = best;
      row[j] = step | source;
      if (best > top) top = best;
    }
  }
  return top;
}

int main(int argc, char **argv) {
  static Sequence queries[64], targets[4096];
  if (argc < 3) return 2;
  int q = read_fasta(argv[1], queries, 64), t = read_fasta(argv[2], targets, 4096);
  unsigned char *steps = malloc(1 << 26);
  int *scores = malloc(1 << 20), *down = malloc(1 << 20);
  struct timespec begin, end;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
  long sum = 0;
  for (int i = 0; i < t; i++)
    for (int k = 0; k < q; k++) sum += align(queries[k], targets[i], steps, scores, down);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
  printf("%.3f %ld\n", (end.tv_sec - begin.tv_sec) * 1e3 + (end.tv_nsec - begin.tv_nsec) / 1e6, sum);
  return 0;
}
