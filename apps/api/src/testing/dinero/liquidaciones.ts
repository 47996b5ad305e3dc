import type { Liquidacion } from '@colega/contract/dinero';
import { generarCargos } from '../../modules/dinero/cargos-del-anio/generar-cargos.service.ts';
import { bonificar } from '../../modules/dinero/colegio/cargos.service.ts';
import type { Pedir } from '../crear-app-de-prueba.ts';
import type { EscenarioDePagos } from './escenario-de-pagos.ts';

const GRUPOS = ['items_vigentes', 'items_vencidos', 'sanciones', 'bonificaciones'] as const;

export const liquidacionesDe = (s: EscenarioDePagos) => {
  const { db } = s;
  const persona_id = s.e.persona.id;
  const elColegio = () => ({
    ...s.momento(),
    autor: { actor: 'colegio', user_id: null, username: 'operador' } as const,
  });

  /** Of a year in which every licence was there already. */
  const generar = async (anio: number) => {
    await db
      .updateTable('matriculas')
      .set({ fecha_alta: '2015-03-02' })
      .where('fecha_alta', '>', `${anio}-12-31`)
      .execute();
    return generarCargos(db, { ...elColegio(), anio });
  };
  const matricula = async (persona = persona_id): Promise<number> =>
    (await db.selectFrom('matriculas').select('id').where('persona_id', '=', persona).executeTakeFirstOrThrow()).id;
  const sancionar = async (importe = '25000.00', persona = persona_id): Promise<void> => {
    const matricula_id = await matricula(persona);
    await db
      .insertInto('sanciones')
      .values({ matricula_id, motivo: 'Falta ética', importe, fecha: '2026-02-01' })
      .execute();
  };
  const dar = (importe: string, cuit = s.e.persona.cuit) =>
    bonificar(db, { ...elColegio(), cuit, importe, motivo: 'Res. 4/26' });

  const leer = async (pedir: Pedir = s.e.mgarcia): Promise<Liquidacion> => {
    const respuesta = await pedir('GET', `/liquidaciones/preLiquidacion/${persona_id}`);
    if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
    return respuesta.json<Liquidacion>();
  };

  const pedido = (
    leida: Liquidacion,
    elegir: (descripcion: string, grupo: (typeof GRUPOS)[number]) => boolean = () => true,
  ) => ({
    persona_id,
    ...(Object.fromEntries(
      GRUPOS.map((grupo) => [
        grupo,
        leida[grupo].map(({ id, descripcion }) => ({ id, seleccionadoParaLiquidar: elegir(descripcion, grupo) })),
      ]),
    ) as Record<(typeof GRUPOS)[number], { id: number; seleccionadoParaLiquidar: boolean }[]>),
    importe_total: leida.importe_total,
    preferencias_de_pago: [{ key: 'sipago' as string }],
  });
  type Pedido = Partial<ReturnType<typeof pedido>>;

  const recalcular = (payload: Pedido, pedir: Pedir = s.e.mgarcia) =>
    pedir('POST', '/liquidaciones/preLiquidacion', { payload });
  const confirmar = (payload: Pedido, clave?: string, pedir: Pedir = s.e.mgarcia) =>
    pedir('POST', '/liquidaciones/preLiquidacion/confirmar', {
      payload,
      ...(clave !== undefined && { headers: { 'idempotency-key': clave } }),
    });
  const liquidar = async (elegir?: Parameters<typeof pedido>[1]): Promise<number> => {
    const cuerpo = pedido(await leer(), elegir);
    const { importe_total } = (await recalcular(cuerpo)).json<Liquidacion>();
    const respuesta = await confirmar({ ...cuerpo, importe_total });
    if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
    return respuesta.json<{ orden_pago_id: number }>().orden_pago_id;
  };

  return { persona_id, elColegio, generar, matricula, sancionar, dar, leer, pedido, recalcular, confirmar, liquidar };
};
export type Liquidaciones = ReturnType<typeof liquidacionesDe>;
