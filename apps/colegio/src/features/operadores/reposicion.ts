import type { OperadorDelColegio } from '@colega/contract/operadores';

const ESPERA_MS = 24 * 3_600_000; // S-533

/** The one that another person may still confirm. */
export const pedidoEnEspera = ({ reposicion }: OperadorDelColegio): OperadorDelColegio['reposicion'] =>
  reposicion && Date.now() - new Date(reposicion.desde).getTime() < ESPERA_MS ? reposicion : null;
