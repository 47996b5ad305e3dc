import type { Causa } from '@colega/contract/perfil';
import { esFecha, type Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import { findCausaPorNumero, insertCausa, updateCausa } from './causas.repository.ts';
import { conPersona, type PedidoDePersona } from './pedido-del-colegio.ts';

export type DatosDeCausa = {
  numero: string;
  descripcion: string;
  estado: string;
  situacion: Causa['situacion_actual'];
  vigente_desde?: Fecha;
};

const exigirDatos = (datos: DatosDeCausa): void => {
  const vacios = (['numero', 'descripcion', 'estado'] as const).filter((campo) => datos[campo].trim() === '');
  if (vacios.length > 0) throw invalido(vacios.map((campo) => ({ codigo: 'dato_requerido', campo })));
  if (datos.situacion.mensaje.trim() === '') throw invalido([{ codigo: 'dato_requerido', campo: 'situacion' }]);
  if (datos.vigente_desde !== undefined && !esFecha(datos.vigente_desde))
    throw invalido([{ codigo: 'fecha_invalida', campo: 'vigente_desde' }]);
};

/** Opens a case about a person, or updates the one of that number. Throws 404, 409, 422. */
export const abrirCausa = async (
  db: Db,
  { datos, ...pedido }: PedidoDePersona & { datos: DatosDeCausa },
): Promise<{ causa_id: number; nueva: boolean }> => {
  exigirDatos(datos);
  return conPersona(db, pedido, async (trx, persona) => {
    const anterior = await findCausaPorNumero(trx, datos.numero.trim());
    if (anterior && anterior.persona_id !== persona.id)
      throw errorHttp(409, 'causa_ya_existe', { datos: { numero: datos.numero } });
    const fila = {
      descripcion: datos.descripcion.trim(),
      estado: datos.estado.trim(),
      situacion_clase: datos.situacion.class,
      situacion_mensaje: datos.situacion.mensaje.trim(),
    };
    const desde = anterior && { numero: anterior.numero, estado: anterior.estado };
    const hasta = { numero: datos.numero.trim(), estado: fila.estado };
    const causa_id = anterior
      ? await updateCausa(trx, anterior, { ...fila, hoy: pedido.hoy })
      : await insertCausa(trx, {
          ...fila,
          persona_id: persona.id,
          numero: datos.numero.trim(),
          vigente_desde: datos.vigente_desde ?? pedido.hoy,
          fecha_estado: pedido.hoy,
        });
    const accion = anterior ? 'actualizar_causa' : 'abrir_causa';
    await anotarHechoDePersona(trx, pedido, persona.id, { accion, ...(desde && { desde }), hasta });
    return { causa_id, nueva: anterior === undefined };
  });
};
