import { zImporte } from '@colega/contract/primitives';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { type EstadoDeMatricula, estadoEnVigor, impedimentoDeMatricula } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import {
  cerrarBloqueo,
  findBloqueoVigente,
  findTipoDeBloqueo,
  insertBloqueo,
  insertSancion,
  updateEstadoDeMatricula,
  updateExcepcion,
} from './colegio.repository.ts';
import { exigirDistritoAbierto } from './exigir-distrito-abierto.ts';
import { conPersona, exigirMatricula, type PedidoDePersona } from './pedido-del-colegio.ts';

export const exigirTexto = (texto: string, campo: string): string => {
  const limpio = texto.trim();
  if (limpio === '') throw invalido([{ codigo: 'dato_requerido', campo }]);
  return limpio;
};

const exigirTipo = async (db: Db, clave: string) => {
  const tipo = await findTipoDeBloqueo(db, clave);
  if (!tipo) throw errorHttp(404, 'tipo_de_bloqueo_no_existe', { datos: { tipo: clave } });
  return tipo;
};

/** Puts a block of a kind, by its key. One already active stays as it is: `nuevo` is false. Throws 404, 409, 422. */
export const bloquear = async (
  db: Db,
  pedido: PedidoDePersona & { tipo: string; motivo: string },
): Promise<{ bloqueo_id: number; nuevo: boolean }> => {
  const motivo = exigirTexto(pedido.motivo, 'motivo');
  return conPersona(db, pedido, async (trx, persona) => {
    const tipo = await exigirTipo(trx, pedido.tipo);
    const vigente = await findBloqueoVigente(trx, persona.id, tipo.id);
    if (vigente) return { bloqueo_id: vigente.id, nuevo: false };
    if (!tipo.se_usa) throw errorHttp(409, 'tipo_de_bloqueo_que_no_se_usa');
    const fila = { persona_id: persona.id, tipo_bloqueo_id: tipo.id, motivo };
    const bloqueo_id = await insertBloqueo(trx, fila, pedido.hoy);
    const hasta = { bloqueo_id, tipo: pedido.tipo };
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'bloquear', hasta, motivo });
    return { bloqueo_id, nuevo: true };
  });
};

/** Lifts the active block of a kind. Throws 404, 409. */
export const desbloquear = async (
  db: Db,
  pedido: PedidoDePersona & { tipo: string; motivo: string },
): Promise<{ bloqueo_id: number }> => {
  const motivo = exigirTexto(pedido.motivo, 'motivo');
  return conPersona(db, pedido, async (trx, persona) => {
    const tipo = await exigirTipo(trx, pedido.tipo);
    const vigente = await findBloqueoVigente(trx, persona.id, tipo.id);
    if (!vigente) throw errorHttp(409, 'bloqueo_no_vigente');
    await cerrarBloqueo(trx, vigente.id, pedido.hoy);
    const desde = { bloqueo_id: vigente.id, tipo: pedido.tipo };
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'desbloquear', desde, motivo });
    return { bloqueo_id: vigente.id };
  });
};

const exigirImporte = (importe: string): string => {
  const leido = zImporte.safeParse(importe);
  if (!leido.success || /^0+\.00$/.test(leido.data)) throw invalido([{ codigo: 'importe_invalido', campo: 'importe' }]);
  return leido.data;
};

/** Charges a licence with a sanction and suspends it (S-163). Throws 404, 409, 422. */
export const sancionar = async (
  db: Db,
  pedido: PedidoDePersona & { matricula: string; motivo: string; importe: string },
): Promise<{ sancion_id: number }> => {
  const motivo = exigirTexto(pedido.motivo, 'motivo');
  const importe = exigirImporte(pedido.importe);
  return conPersona(db, pedido, async (trx, persona) => {
    const matricula = await exigirMatricula(trx, persona.id, pedido.matricula);
    exigirCambio('sancionar', matricula.estado);
    const { id: sancion_id } = await insertSancion(trx, {
      matricula_id: matricula.id,
      motivo,
      importe,
      fecha: pedido.hoy,
    });
    await updateEstadoDeMatricula(trx, matricula.id, 'suspendido');
    await anotarHechoDePersona(trx, pedido, persona.id, {
      accion: 'sancionar',
      desde: { matricula: matricula.codigo, estado: matricula.estado },
      hasta: { matricula: matricula.codigo, estado: 'suspendido', sancion_id, importe },
      motivo,
    });
    return { sancion_id };
  });
};

const exigirCambio = (cambio: 'sancionar' | 'rehabilitar', estado: string): void => {
  const problema = impedimentoDeMatricula(cambio, estado);
  if (problema) throw errorHttp(409, problema.codigo, { ...(problema.datos && { datos: problema.datos }) });
};

/** Puts a licence, or a register, in force again; its sanctions stay owed. Throws 404, 409, 422. */
export const rehabilitar = async (
  db: Db,
  pedido: PedidoDePersona & { matricula: string; motivo: string },
): Promise<{ estado: EstadoDeMatricula }> => {
  const motivo = exigirTexto(pedido.motivo, 'motivo');
  return conPersona(db, pedido, async (trx, persona) => {
    const matricula = await exigirMatricula(trx, persona.id, pedido.matricula);
    exigirCambio('rehabilitar', matricula.estado);
    await exigirDistritoAbierto(trx, persona.id, 'distrito_de_persona_cerrado');
    const estado = estadoEnVigor(matricula.codigo);
    await updateEstadoDeMatricula(trx, matricula.id, estado);
    await anotarHechoDePersona(trx, pedido, persona.id, {
      accion: 'rehabilitar',
      desde: { matricula: matricula.codigo, estado: matricula.estado },
      hasta: { matricula: matricula.codigo, estado },
      motivo,
    });
    return { estado };
  });
};

const MAXIMO_DE_UNA_EXCEPCION_DIAS = 366;

/** Up to date until a day, whatever they owe (docs/reference/rules.md#up-to-date); null ends it. Throws 404, 409, 422. */
export const exceptuar = async (
  db: Db,
  pedido: PedidoDePersona & { hasta: Fecha | null; motivo: string },
): Promise<void> => {
  const motivo = exigirTexto(pedido.motivo, 'motivo');
  const { hasta, hoy } = pedido;
  // S-513
  if (hasta !== null && (hasta < hoy || hasta > sumarDias(hoy, MAXIMO_DE_UNA_EXCEPCION_DIAS)))
    throw invalido([{ codigo: 'excepcion_fuera_de_plazo', campo: 'hasta' }]);
  return conPersona(db, pedido, async (trx, persona) => {
    const { exceptuado_hasta, exceptuado_motivo } = persona;
    if (exceptuado_hasta === hasta) throw errorHttp(409, 'nada_que_corregir');
    await updateExcepcion(trx, persona.id, {
      exceptuado_hasta: hasta,
      exceptuado_motivo: hasta === null ? null : motivo,
    });
    await anotarHechoDePersona(trx, pedido, persona.id, {
      accion: 'exceptuar',
      desde: { hasta: exceptuado_hasta, motivo: exceptuado_motivo },
      hasta: { hasta },
      motivo,
    });
  });
};
