import { isDeepStrictEqual } from 'node:util';
import { VISTAS_POR_PERSONA, type VistaDeLegajos, type zVistaEntrada } from '@colega/contract/legajos';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import {
  deleteVista,
  findVistaDeNombre,
  findVistas,
  insertVista,
  lockVistas,
  updateVista,
} from './vistas.repository.ts';

type Entrada = z.output<typeof zVistaEntrada>;

/** As they are in an address; what does not filter is not kept. */
const enDireccion = ({ nombre, filtros }: Entrada) => ({
  nombre,
  filtros: Object.fromEntries(
    Object.entries(filtros).flatMap(([clave, valor]) =>
      valor === undefined || valor === '' ? [] : [[clave, String(valor)]],
    ),
  ),
});

const exigirEntera = ({ nombre, filtros }: Entrada): void => {
  if (nombre === '') throw invalido([{ codigo: 'vista_sin_nombre', campo: 'nombre' }]);
  const rango = validarRangoDeFechas(filtros.fecha_desde, filtros.fecha_hasta);
  if (rango) throw invalido([rango]);
};

const REPETIDA = { codigo: 'vista_repetida', campo: 'nombre' } as const;

/** S-917, S-918. Throws 409 and 422. */
export const guardarVista = (db: Db, persona_id: number, entrada: Entrada, ahora: Date): Promise<VistaDeLegajos[]> => {
  exigirEntera(entrada);
  return enTransaccion(db, async (trx) => {
    if ((await lockVistas(trx, persona_id)).length >= VISTAS_POR_PERSONA)
      throw errorHttp(409, 'demasiadas_vistas', { datos: { maximo: VISTAS_POR_PERSONA } });
    if (!(await insertVista(trx, persona_id, enDireccion(entrada), ahora))) throw invalido([REPETIDA]);
    return findVistas(trx, persona_id);
  });
};

type Cambio = { id: number; version: number | null; entrada: Entrada };

/**
 * `version` is the one that was read; null from whoever does not say. The same sent again is answered as it is. Throws 404, 409 when
 * another device changed it since, and 422.
 */
export const cambiarVista = (
  db: Db,
  persona_id: number,
  { id, version, entrada }: Cambio,
): Promise<VistaDeLegajos[]> => {
  exigirEntera(entrada);
  return enTransaccion(db, async (trx) => {
    const actual = (await lockVistas(trx, persona_id)).find((vista) => vista.id === id);
    if (!actual) throw errorNoEncontrado();
    const nueva = enDireccion(entrada);
    if (esIgual(actual, nueva)) return findVistas(trx, persona_id);
    if (version !== null && version !== actual.version)
      throw errorHttp(409, 'vista_cambiada', { datos: { nombre: actual.nombre } });
    const conEseNombre = await findVistaDeNombre(trx, persona_id, nueva.nombre);
    if (conEseNombre !== undefined && conEseNombre !== id) throw invalido([REPETIDA]);
    await updateVista(trx, id, nueva);
    return findVistas(trx, persona_id);
  });
};

type Direccion = ReturnType<typeof enDireccion>;

const esIgual = (una: Direccion, otra: Direccion): boolean =>
  una.nombre === otra.nombre && isDeepStrictEqual(una.filtros, otra.filtros);

/** Somebody else's counts as missing. Throws 404. */
export const quitarVista = async (db: Db, persona_id: number, id: number): Promise<VistaDeLegajos[]> => {
  if (!(await deleteVista(db, persona_id, id))) throw errorNoEncontrado();
  return findVistas(db, persona_id);
};
