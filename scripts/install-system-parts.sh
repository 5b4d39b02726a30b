#!/usr/bin/env bash
# Installs the system packages that `npm run test:full` uses, on Debian or Ubuntu as root. muster itself needs none of them.
# A package that cannot be installed is reported and left out; the tests that need it are skipped with a reason.
set -u
if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
  echo "install-system-parts: nothing installed: run as root on a machine with apt-get" >&2
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive

missing() { for command in "$@"; do command -v "$command" >/dev/null || return 0; done; return 1; }
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null || echo "install-system-parts: could not install $*" >&2; }

if missing bwrap podman runc conmon iptables ip chromium cc runsc faketime || ! python3 -c 'import ensurepip' 2>/dev/null; then
  apt-get update -qq || true
  install bubblewrap
  install podman runc conmon crun- netavark aardvark-dns || install podman runc
  install iptables iproute2 nftables
  install chromium fonts-dejavu-core
  install gcc libc6-dev
  install python3 python3-venv python3-dev
  install faketime
fi

# gVisor is in Debian's backports. This adds the backports of the configured mirror, for this run only.
if missing runsc; then
  release=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -n 1 | tr -d ' ')
  if [ -n "$release" ] && [ -n "$mirror" ]; then
    list=/etc/apt/sources.list.d/muster-backports.list
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release-backports main" >"$list"
    apt-get update -qq || true
    apt-get install -y -qq --no-install-recommends -t "$release-backports" runsc >/dev/null ||
      apt-get install -y -qq --no-install-recommends -t "$release-backports" golang-gvisor-gvisor-dev >/dev/null ||
      echo "install-system-parts: could not install runsc" >&2
    rm -f "$list"
  fi
fi
