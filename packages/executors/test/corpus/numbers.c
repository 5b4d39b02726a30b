// Arithmetic, the C library, memory, recursion, function pointers and files, in one program for several levels of
// optimisation. Every line of its output depends on bits that a compiler could get wrong.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t seed = 88172645463325252ull;
static uint64_t next(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}
static double unit(void) { return (double)(next() >> 11) / 9007199254740992.0; }
static uint64_t bits(double x) {
  uint64_t b;
  memcpy(&b, &x, 8);
  return b;
}

typedef struct { double x[3], v[3], m; } body;

static double orbit(int steps) {
  body all[5];
  for (int i = 0; i < 5; i++) {
    for (int k = 0; k < 3; k++) all[i].x[k] = unit() * 10 - 5, all[i].v[k] = unit() - 0.5;
    all[i].m = unit();
  }
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < 5; i++)
      for (int j = i + 1; j < 5; j++) {
        double d[3], r2 = 1e-3;
        for (int k = 0; k < 3; k++) d[k] = all[i].x[k] - all[j].x[k], r2 += d[k] * d[k];
        double f = 0.001 / (r2 * sqrt(r2));
        for (int k = 0; k < 3; k++) all[i].v[k] -= d[k] * all[j].m * f, all[j].v[k] += d[k] * all[i].m * f;
      }
    for (int i = 0; i < 5; i++)
      for (int k = 0; k < 3; k++) all[i].x[k] += 0.001 * all[i].v[k];
  }
  return all[0].x[0] + all[4].v[2];
}

// Every function of the mathematical library on ordinary and on extreme arguments, NaN and infinities included.
static uint64_t library(void) {
  static double (*const f[])(double) = {sin, cos, tan, exp, log, sqrt, cbrt, atan, tanh, floor, rint, lgamma};
  static const double extreme[] = {0.0, -0.0, 1e308, -1e308, 5e-324, 1e22, -745.2, 709.8};
  uint64_t h = 0;
  for (unsigned i = 0; i < sizeof f / sizeof *f; i++) {
    for (int n = 0; n < 300; n++) h = h * 31 + bits(f[i]((unit() - 0.5) * pow(10, n % 20)));
    for (unsigned e = 0; e < sizeof extreme / sizeof *extreme; e++) h = h * 31 + bits(f[i](extreme[e]));
    h = h * 31 + bits(f[i](0.0 / f[9](0.0))) + bits(f[i](1.0 / f[9](0.0))) + bits(f[i](-1.0 / f[9](0.0)));
  }
  return h;
}

// A loop that compilers turn into vectors, in floats whose order of summation is visible.
static float vectors(void) {
  enum { n = 4096 };
  float *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b), sum = 0;
  for (int i = 0; i < n; i++) a[i] = (float)unit(), b[i] = (float)(unit() - 0.5);
  for (int round = 0; round < 200; round++)
    for (int i = 0; i < n; i++) a[i] = a[i] * 0.999f + b[i] / (1.0f + a[i] * a[i]);
  for (int i = 0; i < n; i++) sum += a[i];
  free(a);
  free(b);
  return sum;
}

static uint64_t integers(void) {
  uint64_t h = 1;
  for (int i = 0; i < 20000; i++) {
    uint64_t x = next(), y = next() | 1;
    h += x / y + x % y + (uint64_t)((int64_t)x >> (y & 63)) + __builtin_popcountll(x) + __builtin_clzll(y) + __builtin_ctzll(y);
    h ^= (uint32_t)x * (uint32_t)y + (int16_t)x * (int8_t)y;
    h = (h << 7) | (h >> 57);
    double d = (double)(int64_t)x * 1e-5;
    h += (int64_t)d + (uint64_t)(float)(x >> 40);
  }
  return h;
}

static int ascending(const void *a, const void *b) {
  const char *const *x = a, *const *y = b;
  return strcmp(*x, *y);
}

static uint64_t strings(int count) {
  char **all = malloc(count * sizeof *all);
  for (int i = 0; i < count; i++) {
    all[i] = malloc(40);
    snprintf(all[i], 40, "%.6g/%08x/%lld", unit() * 1e6, (unsigned)next(), (long long)next());
  }
  qsort(all, count, sizeof *all, ascending);
  uint64_t h = 14695981039346656037ull;
  for (int i = 0; i < count; i++) {
    for (char *c = all[i]; *c; c++) h = (h ^ (unsigned char)*c) * 1099511628211ull;
    free(all[i]);
  }
  free(all);
  return h;
}

static unsigned ackermann(unsigned m, unsigned n) {
  return m == 0 ? n + 1 : ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

int main(void) {
  FILE *out = fopen("/out/numbers.txt", "w");
  if (!out) return 1;
  for (int round = 0; round < 4; round++) {
    fprintf(out, "orbit %016llx\n", (unsigned long long)bits(orbit(3000)));
    fprintf(out, "library %016llx\n", (unsigned long long)library());
    fprintf(out, "vectors %a\n", vectors());
    fprintf(out, "integers %016llx\n", (unsigned long long)integers());
    fprintf(out, "strings %016llx\n", (unsigned long long)strings(2000));
    fprintf(out, "ackermann %u\n", ackermann(2, 60 + round));
    fflush(out);
  }
  return fclose(out);
}
