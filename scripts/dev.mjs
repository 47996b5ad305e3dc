import { exigirNode } from './exigir-node.mjs';

exigirNode();
import('./tareas/dev.mjs');
