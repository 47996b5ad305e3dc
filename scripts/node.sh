#!/bin/sh
# What npm's commands begin with: it becomes the Node that they need, so that a signal reaches the program itself.
# On an older one that Node is brought from the registry first; what they start finds it before any other.
propio=$(node "${0%/*}/node/decir-node.mjs") || exit 1
[ -z "$propio" ] || PATH="${propio%/*}:$PATH"
export PATH
exec node "$@"
