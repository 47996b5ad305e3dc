import { conNode } from './node/con-node.mjs';

conNode(() => import('./tareas/tablas.mjs'));
