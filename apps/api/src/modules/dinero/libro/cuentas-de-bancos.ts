import { CLAVES_DE_COBRADOR, MEDIOS_DEL_CAJON } from '@colega/domain/dinero';
import type { LibroDeBancos } from '../../colegio/libro-de-bancos.ts';
import { REGLAS_DE_BANCO } from '../rendiciones/origenes.ts';
import { darCodigoDeCuenta, leerPlan } from './codigos.service.ts';

const cuentaDe = (clave: string): string => `recaudado.transferencia.${clave}`;

export const CUENTAS_DE_BANCOS: LibroDeBancos = {
  columnas: REGLAS_DE_BANCO.columnas,
  reservadas: [...CLAVES_DE_COBRADOR, ...MEDIOS_DEL_CAJON],
  leerCuentas: async (db) => {
    const plan = await leerPlan(db);
    return (clave, dia) => plan.de(cuentaDe(clave), dia);
  },
  darCodigo: (trx, { clave, ...codigo }, dicho) => darCodigoDeCuenta(trx, { ...codigo, clave: cuentaDe(clave) }, dicho),
};
