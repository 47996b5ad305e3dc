import { tasaDe } from '@colega/domain/colegio';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { Decimal, importe } from '@colega/domain/importes';
import type { Db } from '../db/conectar.ts';
import { autorMatriculado, type Momento } from '../modules/auditoria/autor.ts';
import { leerListasEnVigor } from '../modules/colegio/leer-colegio.service.ts';
import type { CircuitoDeLegajo } from '../modules/dinero/cargos/cargos-de-contrato.service.ts';
import { acreditarPago } from '../modules/dinero/cobros/acreditar.service.ts';
import { generarCuponDeLegajo } from '../modules/dinero/liquidaciones/cargos-de-legajo.service.ts';
import { vencerCuponesDeContrato } from '../modules/dinero/ordenes/emitir-cupon.service.ts';
import { momentoDelDia } from './crear-encargo.ts';

type Quien = { username: string; user_id: number; persona_id: number };
type Cupon = Momento & { legajo_id: number; detalle_id: number; circuito: CircuitoDeLegajo };

const TASA = { cep: 'cep', timbrados: 'timbrado' } as const;

export const importeDe = async (db: Db, detalleId: number, circuito: CircuitoDeLegajo, dia: Fecha): Promise<string> => {
  const { monto } = await db
    .selectFrom('legajo_detalles')
    .select('monto')
    .where('id', '=', detalleId)
    .executeTakeFirstOrThrow();
  return importe(new Decimal(monto).times(tasaDe(await leerListasEnVigor(db), TASA[circuito], dia)));
};

export const generarCupon = async (db: Db, quien: Quien, cupon: Cupon): Promise<number> => {
  const { legajo_id, circuito, ahora, hoy } = cupon;
  const elegirMedio = () => 'codigo_barra' as const;
  const pedido = { autor: autorMatriculado(quien), legajo_id, circuito, elegirMedio, ahora, hoy };
  const { orden_pago_id } = await generarCuponDeLegajo(db, pedido);
  return orden_pago_id;
};

export const pagarOrden = async (db: Db, orden_id: number, dia: Fecha, otra = ''): Promise<void> => {
  const { ahora } = momentoDelDia(dia);
  const { monto_total } = await db
    .selectFrom('ordenes_pago')
    .select('monto_total')
    .where('id', '=', orden_id)
    .executeTakeFirstOrThrow();
  await acreditarPago(db, {
    orden_id,
    intencion: null,
    medio: 'caja',
    externo: `demo-${orden_id}${otra}`,
    importe: monto_total,
    fecha_pago: ahora,
    ahora,
  });
};

export const pagarCupon = async (db: Db, quien: Quien, cupon: Cupon): Promise<void> =>
  pagarOrden(db, await generarCupon(db, quien, cupon), cupon.hoy);

export const dejarVencerCupon = async (db: Db, quien: Quien, cupon: Cupon): Promise<void> => {
  const id = await generarCupon(db, quien, cupon);
  const { ultimo_vencimiento, persona_id } = await db
    .selectFrom('ordenes_pago')
    .select(['ultimo_vencimiento', 'persona_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await vencerCuponesDeContrato(
    db,
    { ...cupon, persona_id },
    {
      hoy: sumarDias(ultimo_vencimiento, 1),
      ahora: cupon.ahora,
    },
  );
};
