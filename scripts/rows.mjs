import { conNode } from './node/con-node.mjs';

conNode(() => import('./tareas/rows.mjs'));
