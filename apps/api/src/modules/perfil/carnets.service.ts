import { sumarDias } from '@colega/domain/fechas';
import { esActivoAlDiaYVerificado, faltaVerificar } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { errorHttp } from '../../http/error-http.ts';
import { leerColegio } from '../colegio/leer-colegio.service.ts';
import { anotarHechoDePersona } from './anotar-hecho.ts';
import { anularCarnets, findCarnetEnPie, insertCarnet } from './colegio.repository.ts';
import { exigirTexto } from './colegio.service.ts';
import { leerVeredicto, plazoDeAlDia } from './leer-persona.service.ts';
import { leerVerificacion, nombrarDatos } from './lo-verificado.service.ts';
import { conPersona, type PedidoDePersona } from './pedido-del-colegio.ts';

/** S-160. */
const VIGENCIA_DEL_CARNET_DIAS = 365;

/** S-604. */
const exigirVerificado = async (trx: Db, personaId: number): Promise<void> => {
  const faltan = nombrarDatos(faltaVerificar(await leerVerificacion(trx, personaId)));
  if (faltan !== '') throw errorHttp(409, 'carnet_sin_verificar', { datos: { faltan } });
};

/** Issues a card, which replaces the one before. Throws 404, and 409 for whoever may not practise, or is not up to date and verified. */
export const emitirCarnet = (
  db: Db,
  pedido: PedidoDePersona,
): Promise<{ carnet_id: number; numero: string; vencimiento: string }> =>
  conPersona(db, pedido, async (trx, persona) => {
    const veredicto = await leerVeredicto(trx, persona.id);
    if (!esActivoAlDiaYVerificado({ ...persona, veredicto }, plazoDeAlDia(await leerColegio(trx), pedido.hoy)))
      throw errorHttp(409, 'carnet_sin_requisitos');
    await exigirVerificado(trx, persona.id);
    const vencimiento = sumarDias(pedido.hoy, VIGENCIA_DEL_CARNET_DIAS);
    await anularCarnets(trx, persona.id);
    const carnet = await insertCarnet(trx, { persona_id: persona.id, fecha: pedido.hoy, vencimiento });
    const hasta = { carnet: carnet.numero, vencimiento };
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'emitir_carnet', hasta });
    return { carnet_id: carnet.id, numero: carnet.numero, vencimiento };
  });

/** Leaves a person without a credential until another one is issued. Throws 404, 409, 412, 422. */
export const anularCarnet = async (
  db: Db,
  pedido: PedidoDePersona & { motivo: string },
): Promise<{ numero: string }> => {
  const motivo = exigirTexto(pedido.motivo, 'motivo');
  return conPersona(db, pedido, async (trx, persona) => {
    const vigente = await findCarnetEnPie(trx, persona.id);
    if (!vigente) throw errorHttp(409, 'carnet_no_vigente');
    await anularCarnets(trx, persona.id);
    const desde = { carnet: vigente.numero, vencimiento: vigente.vencimiento };
    await anotarHechoDePersona(trx, pedido, persona.id, { accion: 'anular_carnet', desde, motivo });
    return { numero: vigente.numero };
  });
};
