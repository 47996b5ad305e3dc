import type { PedidoDeLiquidacion } from '@colega/contract/dinero';
import { Decimal, importe } from '@colega/domain/importes';
import { sql } from 'kysely';
import type { CircuitoDeLegajo } from '../../modules/dinero/cargos/cargos-de-contrato.service.ts';
import { lockLegajo } from '../../modules/dinero/cobros/acreditar.repository.ts';
import { acreditarPago } from '../../modules/dinero/cobros/acreditar.service.ts';
import { bonificar } from '../../modules/dinero/colegio/cargos.service.ts';
import { devolverCredito } from '../../modules/dinero/colegio/devolver.service.ts';
import { revertirOperacion, type TipoDeReversion } from '../../modules/dinero/colegio/revertir.service.ts';
import { type DECISIONES, resolverCupon, resolverPago } from '../../modules/dinero/colegio/revisar.service.ts';
import { generarCuponDeLegajo } from '../../modules/dinero/liquidaciones/cargos-de-legajo.service.ts';
import {
  confirmarLiquidacion,
  preLiquidarMatriculas,
  recalcularLiquidacion,
} from '../../modules/dinero/liquidaciones/liquidar-matriculas.service.ts';
import { ajustarCargos } from '../../modules/dinero/ordenes/ajustar-cargos.service.ts';
import { cancelarCupon } from '../../modules/dinero/ordenes/cancelar-cupon.service.ts';
import { vencerCupones } from '../../modules/dinero/ordenes/emitir-cupon.service.ts';
import { anularPorElColegio } from '../../modules/legajos/colegio/colegio.service.ts';
import { matricula, persona } from '../construir.ts';
import type { EscenarioDePagos } from './escenario-de-pagos.ts';
import { cobrosDe } from './historias-de-cobros.ts';

const DIA_MS = 24 * 60 * 60 * 1000;
const GRUPOS = ['items_vigentes', 'items_vencidos', 'sanciones', 'bonificaciones'] as const;
type Decision = (typeof DECISIONES)[number];
const CUENTAS = [
  { medio: 'caja', banco: null },
  { medio: 'sipago', banco: null },
  { medio: 'transferencia', banco: 'provincia' },
];
const elegirCuenta = (cual: number) => CUENTAS[cual % CUENTAS.length] ?? { medio: 'redLink', banco: null };

/** A person with two files, three charges of a year and a sanction, with a clock of their own: everything can happen to their money. */
export const crearHistoria = async (s: EscenarioDePagos) => {
  const { db } = s;
  let ahora = s.prueba.ahora();
  let externos = 0;
  const momento = () => ({ ahora, hoy: ahora.toISOString().slice(0, 10) });
  const { id: persona_id, cuit } = await persona(db);
  const { id: matricula_id } = await matricula(db, persona_id);
  const legajos = [(await s.vida.hasta('confirmado')).id, (await s.vida.hasta('confirmado')).id];
  await s.prueba.sinGuardas((duenio) =>
    duenio.updateTable('legajos').set({ persona_id }).where('id', 'in', legajos).execute(),
  );
  const cargo = { matricula_id, anio: 2026, creado_en: ahora, importe: '30000.00' };
  await db
    .insertInto('cargos')
    .values([
      { ...cargo, concepto: 'arancel', descripcion: 'ARANCEL 2026', vencimiento: '2026-03-01' },
      { ...cargo, concepto: 'cuota_1', descripcion: 'CUOTA 1 2026', vencimiento: '2026-04-10' },
      { ...cargo, concepto: 'cuota_2', descripcion: 'CUOTA 2 2026', vencimiento: '2026-09-10' },
    ])
    .execute();
  await db
    .insertInto('sanciones')
    .values({ matricula_id, motivo: 'Fallo 3/26', importe: '7777.77', fecha: '2026-02-01' })
    .execute();
  const colegio = { actor: 'colegio', user_id: null, username: 'operador' } as const;
  const autor = { actor: 'matriculado', user_id: s.autor.user_id, username: 'mgarcia', persona_id } as const;
  const legajo = (cual: number): number => legajos[cual % legajos.length] ?? 0;

  const ids = async (consulta: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> =>
    (await consulta.execute(db)).rows.map(({ id }) => id);
  const elegir = <T>(lista: readonly T[], cual: number): T | undefined => lista[cual % Math.max(lista.length, 1)];
  const ordenes = async () =>
    (
      await sql<{
        id: number;
        numero_boleta: number;
        monto_total: string;
        creada_en: Date;
      }>`select id, numero_boleta, monto_total::text, creada_en from ordenes_pago where persona_id = ${persona_id} order by id`.execute(
        db,
      )
    ).rows;
  const operaciones = () =>
    ids(sql`select p.id from operaciones_pago p join ordenes_pago o on o.id = p.orden_id
      where o.persona_id = ${persona_id} order by p.id`);
  const creditos = () => ids(sql`select id from creditos where persona_id = ${persona_id} order by id`);
  const ajustar = (legajo_id: number, cambio: (trx: typeof db) => Promise<unknown> = async () => {}) =>
    db.transaction().execute(async (trx) => {
      await lockLegajo(trx, legajo_id);
      await cambio(trx);
      await ajustarCargos(trx, { legajo_id, motivo: 'Legajo corregido', ...momento() });
    });

  return {
    persona_id,
    legajos,
    momento,
    ordenes,
    ...cobrosDe({ db, cuit, momento, ordenes }),
    async pasar(dias: number, vencer: boolean): Promise<void> {
      ahora = new Date(ahora.getTime() + dias * DIA_MS);
      if (vencer) await vencerCupones(db, momento());
    },
    async emitirDeLegajo(cual: number, circuito: CircuitoDeLegajo, usar_saldo: boolean): Promise<void> {
      const pedido = { autor, legajo_id: legajo(cual), circuito, elegirMedio: () => null, usar_saldo, ...momento() };
      await generarCuponDeLegajo(db, pedido);
    },
    async emitirDeMatriculas(cuales: number): Promise<void> {
      const { falsas } = s;
      const { hoy } = momento();
      const leida = await preLiquidarMatriculas(db, persona_id, hoy, falsas.pasarelas);
      let bit = 0;
      const elegidos = GRUPOS.map((grupo) => [
        grupo,
        leida[grupo].map(({ id }) => ({ id, seleccionadoParaLiquidar: ((cuales >> bit++) & 1) === 1 })),
      ]);
      const pedido = {
        ...{ persona_id, importe_total: '0.00', preferencias_de_pago: ['sipago'] },
        ...Object.fromEntries(elegidos),
      } as PedidoDeLiquidacion;
      const { importe_total } = await recalcularLiquidacion(db, pedido, hoy, falsas.pasarelas);
      await confirmarLiquidacion(db, { ...pedido, importe_total }, momento(), falsas.pasarelas);
    },
    /** `parte` is in hundredths of the coupon's amount. `repite` reports it twice. `enTermino` pays it on the day of its issue. */
    async pagar(cual: number, parte: number, { enTermino, repite }: { enTermino: boolean; repite: boolean }) {
      const orden = elegir(await ordenes(), cual);
      if (!orden) return;
      externos += 1;
      const monto = importe(Decimal.max(new Decimal(orden.monto_total).times(parte).div(100), '0.01'));
      const pago = {
        ...{ orden_id: orden.id, intencion: null, ...elegirCuenta(externos), externo: `h-${persona_id}-${externos}` },
        ...{ importe: monto, fecha_pago: enTermino ? orden.creada_en : ahora, ahora },
      };
      await acreditarPago(db, pago);
      if (repite) await acreditarPago(db, pago);
    },
    async cancelar(cual: number): Promise<void> {
      const orden = elegir(await ordenes(), cual);
      if (orden) await cancelarCupon(db, { id: orden.id, autor, ...momento() });
    },
    async bonificar(centavos: number): Promise<void> {
      const monto = importe(new Decimal(centavos).div(100));
      await bonificar(db, { ...momento(), autor: colegio, cuit, importe: monto, motivo: 'Res. 4/26' });
    },
    async devolver(cual: number, centavos: number): Promise<void> {
      const credito_id = elegir(await creditos(), cual);
      if (credito_id === undefined) return;
      externos += 1;
      const comprobante = `TR-${persona_id}-${externos}`;
      const monto = importe(new Decimal(centavos).div(100));
      await devolverCredito(db, { credito_id, importe: monto, motivo: 'A pedido', comprobante, autor: colegio, ahora });
    },
    async revertir(cual: number, tipo: TipoDeReversion): Promise<void> {
      const operacion_id = elegir(await operaciones(), cual);
      if (operacion_id === undefined) return;
      await revertirOperacion(db, { operacion_id, tipo, motivo: 'No era', autor: colegio, ...momento() });
    },
    async decidirPago(cual: number, decision: Decision): Promise<void> {
      const operacion_id = elegir(await operaciones(), cual);
      if (operacion_id !== undefined)
        await resolverPago(db, operacion_id, { autor: colegio, decision, motivo: 'Nota 4', ahora });
    },
    /** `dudosa` flags it first, as when its provider says nothing. */
    async decidirCupon(cual: number, decision: Decision, dudosa: boolean): Promise<void> {
      const orden = elegir(await ordenes(), cual);
      if (!orden) return;
      if (dudosa) await db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', orden.id).execute();
      await resolverCupon(db, orden.numero_boleta, { autor: colegio, decision, motivo: 'Nota 4', ...momento() });
    },
    async comitentes(cual: number, es_colegio: boolean): Promise<void> {
      const legajo_id = legajo(cual);
      await ajustar(legajo_id, (trx) =>
        trx.updateTable('legajo_comitentes').set({ es_colegio }).where('legajo_id', '=', legajo_id).execute(),
      );
    },
    /** A contract's fee changes only where nothing is paid of it and none of its coupons can be paid. */
    async honorario(cual: number, pesos: number): Promise<void> {
      const legajo_id = legajo(cual);
      const { hoy } = momento();
      await s.prueba.sinGuardas((duenio) =>
        sql`update legajo_detalles d set monto = ${pesos} where d.legajo_id = ${legajo_id}
          and not exists (select from ceps c where c.detalle_id = d.id and not c.anulado)
          and not exists (select from ordenes_pago o where o.detalle_id = d.id
            and (o.estado = 'pago' or (o.estado = 'pendiente' and o.ultimo_vencimiento >= ${hoy})))
          and coalesce((select sum(im.capital) from imputaciones im join orden_items i on i.id = im.item_id
            join ordenes_pago o on o.id = i.orden_id where o.detalle_id = d.id), 0) = 0`.execute(duenio),
      );
      await ajustar(legajo_id);
    },
    async anular(cual: number): Promise<void> {
      const legajo_id = legajo(cual);
      const anulacion = { legajo_id, version: null, ajustarCargos, autor: colegio, motivo: 'Duplicado' };
      await anularPorElColegio(db, { ...momento(), ...anulacion });
    },
  };
};
export type Historia = Awaited<ReturnType<typeof crearHistoria>>;
