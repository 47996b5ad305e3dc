import { Decimal, formatImporte, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { avisarAlColegio } from '../../avisos/avisar.service.ts';
import { anotarHechoDePersona, conPersona, type DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { findPersonaDeCaja } from '../caja/deuda-en-caja.repository.ts';
import { bonificar } from '../colegio/cargos.service.ts';
import { cubrirConCredito } from '../liquidaciones/liquidar-matriculas.service.ts';
import { avisarDeLaBonificacion, avisarDeLaDecision } from './avisar-de-la-bonificacion.ts';
import {
  type BonificacionLeida,
  findBonificacion,
  findBonificacionPedidaDe,
  insertBonificacionPedida,
  lockBonificacion,
  updateBonificacion,
} from './bonificaciones.repository.ts';
import { buscarLoSuyo, importeDeBonificacion, type LoBonificable, leerBonificables } from './lo-bonificable.ts';

type De = { que: 'cargo' | 'sancion'; id: number } | null;
type Pedido = DelColegio & { persona_id: number; de: De; importe: Importe; motivo: string };
type Acto = DelColegio & { id: number };

/** Throws 404. */
const exigirCuit = async (db: Db, personaId: number) => {
  const persona = await findPersonaDeCaja(db, personaId);
  if (!persona) throw errorNoEncontrado();
  return persona;
};

/** Throws 409 for what is not owed or a coupon asks for, 422 for more than what it costs, less what was already given of it. */
const exigirBonificable = (de: De, importe: Importe, todo: readonly LoBonificable[]): LoBonificable | null => {
  if (de === null) return null;
  const suyo = todo.find((uno) => uno.de === de.que && uno.id === de.id);
  if (!suyo) throw errorHttp(409, 'bonificacion_sin_deuda');
  const { bonificado, bonificable } = suyo;
  if (new Decimal(importe).lte(bonificable)) return suyo;
  const ya = new Decimal(bonificado).gt(0);
  const problema = ya
    ? ({
        codigo: 'bonificacion_ya_dada',
        datos: { dado: formatImporte(bonificado), queda: formatImporte(bonificable) },
      } as const)
    : ({ codigo: 'bonificacion_de_mas' } as const);
  throw invalido([{ ...problema, campo: 'importe' }]);
};

/** It is asked for: nothing is in favour until another person confirms it (S-1223). Throws 404, 409 and 422. */
export const pedirBonificacion = async (
  db: Db,
  { persona_id, de, importe, motivo, ...delColegio }: Pedido,
): Promise<{ id: number }> => {
  const { cuit, distrito_id } = await exigirCuit(db, persona_id);
  return conPersona(db, { cuit, ...delColegio }, async (trx) => {
    const { autor, ahora, hoy } = delColegio;
    if (autor.user_id === null) throw errorNoEncontrado();
    if (new Decimal(importe).lte(0)) throw invalido([{ codigo: 'caja_importe_cero', campo: 'importe' }]);
    const suyo = exigirBonificable(de, importe, await leerBonificables(trx, persona_id, hoy));
    if (suyo && (await findBonificacionPedidaDe(trx, suyo))) throw errorHttp(409, 'bonificacion_repetida');
    const id = await insertBonificacionPedida(trx, {
      ...{ persona_id, cargo_id: suyo?.de === 'cargo' ? suyo.id : null },
      ...{ sancion_id: suyo?.de === 'sancion' ? suyo.id : null, que: suyo?.que ?? null },
      entera: suyo !== null && suyo.creditos !== null && new Decimal(importe).eq(suyo.bonificable),
      ...{ importe, motivo, pidio_id: autor.user_id, pidio: autor.username, pedida_en: ahora },
    });
    const hasta = { bonificacion_id: id, importe, ...(suyo && { de: suyo.que }) };
    await anotarHechoDePersona(trx, delColegio, persona_id, { accion: 'pedir_bonificacion', hasta, motivo });
    await avisarAlColegio(
      trx,
      {
        ...{ evento: 'cuenta_por_confirmar', cosa: 'bonificacion', cosa_id: id },
        portal: {
          datos: { que: `bonificar ${formatImporte(importe)}` },
          detalle: suyo?.que ?? motivo,
          enlace: `/colegio/tesoreria/cuentas/${persona_id}`,
        },
      },
      { distrito_id, autor_id: autor.user_id, ahora },
    );
    return { id };
  });
};

/** Whose person is held: what is decided of it is decided once. Throws 404 and 409. */
const conPedida = async <T>(
  db: Db,
  { id, ...delColegio }: Acto,
  trabajo: (trx: Db, bonificacion: BonificacionLeida, persona: { cuit: string; nombre: string }) => Promise<T>,
): Promise<T> => {
  const leida = await findBonificacion(db, id);
  if (!leida) throw errorNoEncontrado();
  const persona = await exigirCuit(db, leida.persona_id);
  return conPersona(db, { cuit: persona.cuit, ...delColegio }, async (trx) => {
    const bonificacion = await lockBonificacion(trx, id);
    if (bonificacion?.estado !== 'pedida') throw errorHttp(409, 'bonificacion_ya_decidida');
    return trabajo(trx, bonificacion, persona);
  });
};

/** Throws 404 and 409. */
export const confirmarBonificacion = (
  db: Db,
  { importe: visto, ...acto }: Acto & { importe: Importe },
): Promise<{ importe: Importe; cubierta: boolean }> =>
  conPedida(db, acto, async (trx, pedida, { cuit, nombre }) => {
    const { autor, ahora, hoy } = acto;
    if (autor.user_id === pedida.pidio_id) throw errorHttp(409, 'bonificacion_la_confirma_otro');
    const { persona_id, que, motivo, entera, cargo_id, sancion_id } = pedida;
    const bonificables = await leerBonificables(trx, persona_id, hoy);
    const importe = importeDeBonificacion(pedida, bonificables);
    if (importe === null || !new Decimal(importe).eq(visto)) throw errorHttp(409, 'bonificacion_cambio');
    const dado = que === null ? motivo : `${que}. ${motivo}`;
    const { credito_id } = await bonificar(trx, { autor, ahora, hoy, cuit, importe, motivo: dado });
    const id = cargo_id ?? sancion_id;
    // What was given of it before goes first.
    const creditos = [...(buscarLoSuyo(pedida, bonificables)?.creditos ?? []), credito_id];
    const grupo = cargo_id === null ? 'sancion' : 'cargo';
    const orden_id =
      entera && id !== null ? await cubrirConCredito(trx, { persona_id, grupo, id, creditos }, { ahora, hoy }) : null;
    const decision = { decidio_id: autor.user_id, decidio: autor.username, decidida_en: ahora };
    await updateBonificacion(trx, pedida.id, { estado: 'confirmada', credito_id, orden_id, ...decision });
    await avisarDeLaBonificacion(trx, pedida, { importe, cubierta: orden_id !== null, ahora });
    await avisarDeLaDecision(trx, pedida, { importe, respuesta: null, de_quien: nombre, autor, ahora, hoy });
    return { importe, cubierta: orden_id !== null };
  });

/** Nothing is in favour. Whoever asked for it may take it back. Throws 404 and 409. */
export const rechazarBonificacion = (db: Db, { motivo, ...acto }: Acto & { motivo: string }): Promise<void> =>
  conPedida(db, acto, async (trx, pedida, { nombre }) => {
    const { id, persona_id, importe } = pedida;
    const { autor, ahora, hoy } = acto;
    const decision = { decidio_id: autor.user_id, decidio: autor.username, decidida_en: ahora };
    await updateBonificacion(trx, id, { estado: 'rechazada', respuesta: motivo, ...decision });
    const hasta = { bonificacion_id: id, importe };
    await anotarHechoDePersona(trx, acto, persona_id, { accion: 'rechazar_bonificacion', hasta, motivo });
    await avisarDeLaDecision(trx, pedida, { importe, respuesta: motivo, de_quien: nombre, autor, ahora, hoy });
  });
