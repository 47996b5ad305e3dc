import { elegirNode } from './elegir-node.mjs';

// For scripts/node.sh, and after each installation.
process.stdout.write(elegirNode());
