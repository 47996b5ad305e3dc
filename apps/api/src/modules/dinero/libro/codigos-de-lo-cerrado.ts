import { type Fecha, formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp } from '../../../http/error-http.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { findCuentasConMovimientos, findEnLoCerrado } from './codigos.repository.ts';
import { type CodigoFechado, claveDeCuenta, crearPlanDeCuentas, leerCuentaDeCircuito } from './plan-de-cuentas.ts';

type Cambio = { nuevo: CodigoFechado; fechados: readonly CodigoFechado[]; bancos: Bancos };

/** Accounts with money whose code or name is another one that day with the new code: its own, and those below it that have none. */
const leerCuentasQueCambian = async (db: Db, { nuevo, fechados, bancos }: Cambio): Promise<string[]> => {
  const [antes, despues] = [fechados, [...fechados, nuevo]].map((todos) => crearPlanDeCuentas(todos, bancos));
  const claves = (await findCuentasConMovimientos(db)).map(claveDeCuenta);
  const dicho = (plan: typeof antes, clave: string): string => {
    const { codigo, nombre } = plan?.de(clave, nuevo.vigente_desde) ?? {};
    return `${codigo} ${nombre}`;
  };
  return claves.filter((clave) => dicho(antes, clave) !== dicho(despues, clave));
};

const enPalabras = (cuantos: number, uno: string, varios: string): string =>
  cuantos === 1 ? `1 ${uno}` : `${cuantos.toLocaleString('es-AR')} ${varios}`;

/** How many closed days a code that begins before today changes (S-1197). Throws 409, when nobody has read that. */
export const exigirSabido = async (db: Db, cambio: Cambio, sabe: boolean): Promise<number> => {
  const { nuevo, fechados, bancos } = cambio;
  const { cuenta: clave, vigente_desde: desde } = nuevo;
  const plan = crearPlanDeCuentas(fechados, bancos);
  const deCircuito = leerCuentaDeCircuito(clave);
  // Until it has, or the one that it is told with has, a later code.
  const cuando = (suya: string): { clave: string; antes_de: Fecha | null } => {
    const siguientes = [...plan.suyos(clave), ...plan.suyos(suya)].map((uno) => uno.vigente_desde);
    return { clave: suya, antes_de: siguientes.filter((dia) => dia > desde).sort()[0] ?? null };
  };
  const separados = plan.porCircuito.filter((una) => una.cuenta === clave);
  const { dias, meses, hasta } = await findEnLoCerrado(db, {
    cuentas: deCircuito
      ? [{ ...cuando(clave), clave: deCircuito.cuenta }]
      : (await leerCuentasQueCambian(db, cambio)).map(cuando),
    circuito: deCircuito?.circuito ?? null,
    sin: separados,
    desde,
  });
  if (dias === 0 || sabe) return dias;
  const pasa =
    deCircuito &&
    !plan.porCircuito.some(
      (una) => una.cuenta === deCircuito.cuenta && una.circuito === deCircuito.circuito && una.desde <= desde,
    );
  const datos = {
    desde: formatFecha(desde),
    hasta: formatFecha(hasta ?? desde),
    cerrado: `${enPalabras(dias, 'día ya cerrado', 'días ya cerrados')}, de ${enPalabras(meses, 'mes', 'meses')}`,
    que: pasa
      ? `Lo de esos días pasa de «${plan.de(deCircuito.cuenta, desde).nombre}» a esta cuenta`
      : 'Lo de esos días pasa a decirse con este código y este nombre',
  };
  throw errorHttp(409, 'codigo_de_cuenta_en_lo_cerrado', { datos });
};
