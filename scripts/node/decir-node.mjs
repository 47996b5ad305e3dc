import { elegirNode } from './elegir-node.mjs';

// scripts/node.sh runs this, and each installation.
process.stdout.write(elegirNode());
