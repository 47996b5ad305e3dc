import { mesDe } from '@colega/domain/fechas';
import { diasDe } from '@colega/domain/informes';
import type { FuenteDeInforme } from './fuente.ts';
import {
  countDetalleDePersonas,
  findCuentaDePersonas,
  findDetalleDePersonas,
  findPersonasContadas,
} from './personas.repository.ts';

export const PERSONAS_DE_INFORMES: FuenteDeInforme = {
  contar: (db, filtros, por, hoy) => findPersonasContadas(db, { filtros, por, mesEnCurso: mesDe(hoy) }),
  detallar: findDetalleDePersonas,
  contarDetalle: countDetalleDePersonas,
  ademas: async (db, filtros) => {
    const cuenta = await findCuentaDePersonas(db, mesDe(diasDe(filtros).ultimo));
    return { contado: cuenta?.dia ?? null };
  },
};
