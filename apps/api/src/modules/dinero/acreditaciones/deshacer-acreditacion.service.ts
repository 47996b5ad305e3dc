import { textoDelColegio } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { formatMomento } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { nombreDeCobrador } from '../rendiciones/origenes.ts';
import {
  findCobradorDeAcreditacion,
  lockAcreditacion,
  lockAcreditaciones,
  updateDeshecha,
} from './acreditaciones.repository.ts';
import { asentarAcreditacionDeshecha } from './asentar-acreditacion.ts';

type Pedido = { id: number; motivo: string; autor: Autor; ahora: Date };

/** With an entry of its own, so that a day that was closed stays as it was. Once. Throws 404, 409, 422. */
export const deshacerAcreditacion = (db: Db, { id, motivo, autor, ahora }: Pedido): Promise<{ message: string }> =>
  enTransaccion(db, async (trx) => {
    if (motivo.trim() === '') throw invalido([{ codigo: 'requerido', campo: 'motivo' }]);
    const clave = await findCobradorDeAcreditacion(trx, id);
    if (clave === undefined) throw errorNoEncontrado();
    // Whoever accepts of this collector waits, or is waited for: what is left to accept is another thing by then.
    await lockAcreditaciones(trx, clave);
    const acreditacion = await lockAcreditacion(trx, id);
    if (!acreditacion) throw errorNoEncontrado();
    const { deshecha_en, deshizo, cobrador, dia } = acreditacion;
    if (deshecha_en !== null) {
      const datos = { quien: deshizo ?? '—', cuando: formatMomento(deshecha_en) };
      throw errorHttp(409, 'acreditacion_ya_deshecha', { datos });
    }
    await updateDeshecha(trx, id, { deshecha_en: ahora, motivo: motivo.trim(), deshizo: autor.username });
    await asentarAcreditacionDeshecha(trx, { id, cuando: ahora }, acreditacion);
    const hecho = { accion: 'deshacer_acreditacion', motivo, desde: { cobrador, dia } } as const;
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'acreditacion', id }, hecho);
    const datos = { nombre: nombreDeCobrador(cobrador) ?? cobrador, dia: formatFecha(dia) };
    return { message: textoDelColegio({ codigo: 'acreditacion_deshecha', datos }) };
  });
