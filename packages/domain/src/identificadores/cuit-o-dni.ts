import { formatCuit, tieneLargoDeCuit } from './cuit.ts';
import { formatDocumento } from './documento.ts';

/** Of the client of a former file the CUIT may be missing: what is known is their DNI, or nothing (S-1164). */
export const formatCuitODni = (sabido: string): string => {
  if (sabido === '') return 'Sin CUIT';
  return tieneLargoDeCuit(sabido) ? `CUIT ${formatCuit(sabido)}` : `DNI ${formatDocumento(sabido)}`;
};
