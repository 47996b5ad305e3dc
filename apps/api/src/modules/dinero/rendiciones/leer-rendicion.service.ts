import { createHash } from 'node:crypto';
import { type CodigoDeMensaje, textoDelColegio } from '@colega/contract/mensajes';
import { limpiarTexto } from '@colega/contract/primitives';
import type { ArchivoRecibido } from '@colega/contract/route';
import { identidadesDe, type RenglonLeido } from '@colega/domain/dinero';
import type { Problema } from '@colega/domain/resultado';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { formatMomento } from '../../../hoy.ts';
import { erroresDeCampo, errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { emparejarOrigen } from './emparejar.service.ts';
import { leerArchivoDeRendicion } from './leer-archivo-de-rendicion.ts';
import { leerOrigen } from './origenes.ts';
import {
  countVueltas,
  findRendicionPorHuella,
  insertRendicion,
  insertRenglones,
  lockOrigen,
} from './rendiciones.repository.ts';

/** More of them say no more about what is wrong with a file. */
const ERRORES_DICHOS = 30;
const LARGO_DE_NOMBRE = 120;
const LARGO_DE_DETALLE = 300;

const exigirBienEscrito = (problemas: readonly Problema<CodigoDeMensaje>[]): never => {
  const dichos = problemas.slice(0, ERRORES_DICHOS).map((problema) => ({
    campo: problema.datos?.linea === undefined ? 'file' : `linea.${problema.datos.linea}`,
    mensaje: textoDelColegio(problema),
  }));
  const resto = problemas.length - dichos.length;
  if (resto > 0)
    dichos.push({ campo: 'file', mensaje: textoDelColegio({ codigo: 'rendicion_mas_errores', datos: { resto } }) });
  throw erroresDeCampo(dichos, problemas.length === 1 ? problemas[0]?.codigo : undefined);
};

const legible = (renglon: RenglonLeido): RenglonLeido => ({
  ...renglon,
  detalle: limpiarTexto(renglon.detalle).slice(0, LARGO_DE_DETALLE),
  externo: renglon.externo && limpiarTexto(renglon.externo).slice(0, LARGO_DE_NOMBRE),
});

const decir = (renglones: number, sin_importe: number): string =>
  sin_importe === 0
    ? textoDelColegio({ codigo: 'rendicion_leida', datos: { renglones } })
    : textoDelColegio({ codigo: 'rendicion_leida_salteando', datos: { renglones, sin_importe } });

type Pedido = { origen: string; archivo: ArchivoRecibido; autor: Autor; ahora: Date };

/** Whole or not at all: a file with one line that cannot be read is not read. Throws 404, 409 for a file read before, 422. */
export const leerRendicion = async (db: Db, { origen: clave, archivo, autor, ahora }: Pedido) => {
  const origen = await leerOrigen(db, clave);
  if (!origen) throw errorNoEncontrado();
  const leida = await leerArchivoDeRendicion(origen, archivo);
  if (!leida.ok) return exigirBienEscrito(leida.problema);
  const { sin_importe } = leida.valor;
  const renglones = leida.valor.renglones.map(legible);
  const identidades = identidadesDe(renglones);
  const dias = renglones.map(({ dia }) => dia).sort();
  const huella = createHash('sha256').update(archivo.bytes).digest('hex');
  const nombre = limpiarTexto(archivo.nombre).slice(0, LARGO_DE_NOMBRE) || 'sin nombre';
  return enTransaccion(db, async (trx) => {
    await lockOrigen(trx, clave);
    const anterior = await findRendicionPorHuella(trx, { origen: clave, huella });
    if (anterior) {
      const datos = { archivo: anterior.archivo, quien: anterior.quien, cuando: formatMomento(anterior.leida_en) };
      throw errorHttp(409, 'rendicion_ya_leida', { datos });
    }
    const id = await insertRendicion(trx, {
      ...{ origen: clave, archivo: nombre, huella, quien: autor.username, leida_en: ahora },
      vuelta: (await countVueltas(trx, { origen: clave, huella })) + 1,
      ...{ desde: dias[0] ?? '', hasta: dias.at(-1) ?? '' },
    });
    await insertRenglones(
      trx,
      { rendicion_id: id, origen: clave },
      renglones.map((renglon, i) => ({ ...renglon, identidad: identidades[i] ?? '' })),
    );
    await emparejarOrigen(trx, origen);
    const hasta = { origen: clave, archivo: nombre, renglones: renglones.length };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'rendicion', id }, { accion: 'leer_rendicion', hasta });
    return { id, message: decir(renglones.length, sin_importe) };
  });
};
