import type { Cupon } from '@colega/contract/dinero';
import { Decimal } from '@colega/domain/importes';
import { sql } from 'kysely';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { conciliar } from '../../../modules/dinero/conciliacion/conciliar.service.ts';
import { findCupones } from '../../../modules/dinero/ordenes/cupon-leido.repository.ts';
import { armarCupon } from '../../../modules/dinero/ordenes/leer-cupon.service.ts';
import type { Pasarelas } from '../../../modules/dinero/pasarelas/pasarela.ts';

/** The sandbox keeps amounts in cents. */
export type CobroDelSandbox = {
  id: string;
  proveedor: string;
  estado: string;
  final: { id: string; importe: number } | null;
};
export type EstadoDelSandbox = { cobros: CobroDelSandbox[]; cobranzas: { id: number; importe: number }[] };

const centavos = (importe: number): string => new Decimal(importe).div(100).toFixed(2);

export const cobrados = ({ cobros, cobranzas }: EstadoDelSandbox): number =>
  cobros.filter(({ estado }) => estado === 'aprobado').length + cobranzas.length;

/** Whether a provider still hides an outcome: what it says now will change. */
export const quedanPorSaberse = ({ cobros }: EstadoDelSandbox): boolean =>
  cobros.some(({ estado, final }) => final !== null && estado === 'pendiente');

/** How much of the providers' charges is not here yet: zero, once all has come in. */
export const faltanAcreditar = async (db: Db, estado: EstadoDelSandbox): Promise<number> => {
  const { cuantas } = await db
    .selectFrom('operaciones_pago')
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .executeTakeFirstOrThrow();
  return cobrados(estado) - Number(cuantas);
};

/** What is wrong at the end: empty when every payment was settled once, the books balance, and no coupon lies. */
export const comprobar = async (
  db: Db,
  pasarelas: Pasarelas,
  sandbox: EstadoDelSandbox,
  reloj: () => Date,
): Promise<string[]> => {
  const diferencias = await conciliar(db, pasarelas, { ahora: reloj(), hoy: hoy(reloj), dias: 30 });
  const cupones = (await findCupones(db, sql`true`)).map((fila) => armarCupon(fila, hoy(reloj)));
  return [
    ...diferencias.flatMap(({ titulo, lineas }) => lineas.map((linea) => `${titulo}: ${linea}`)),
    ...(await compararImportes(db, sandbox)),
    ...(await mentiras(db, cupones, sandbox)),
  ];
};

const compararImportes = async (db: Db, { cobros, cobranzas }: EstadoDelSandbox): Promise<string[]> => {
  const entraron = await db.selectFrom('operaciones_pago').select('importe').execute();
  const aprobados = cobros.filter(({ estado }) => estado === 'aprobado').map(({ final }) => final?.importe ?? 0);
  const cobrado = [...aprobados, ...cobranzas.map(({ importe }) => importe)].map(centavos).sort();
  const acreditado = entraron.map(({ importe }) => importe).sort();
  return JSON.stringify(cobrado) === JSON.stringify(acreditado)
    ? []
    : [`Los proveedores cobraron ${cobrado.length} pagos y entraron ${acreditado.length}: ${cobrado} / ${acreditado}`];
};

const mentiras = async (db: Db, cupones: Cupon[], { cobros }: EstadoDelSandbox): Promise<string[]> => {
  const intenciones = await db.selectFrom('intenciones_pago').select(['orden_id', 'externo', 'estado']).execute();
  const dichos = new Map(cobros.map((cobro) => [cobro.id, cobro.estado]));
  return intenciones.flatMap(({ orden_id, externo, estado }) => {
    const dicho = externo === null ? undefined : dichos.get(externo);
    const cupon = cupones.find(({ id }) => id === orden_id);
    if ((dicho === 'aprobado') !== (estado === 'aprobada')) return [`cupón ${orden_id}: ${estado}, y dicen ${dicho}`];
    const noLoDice = dicho === 'aprobado' && (cupon?.estado_pago === 'rechazado' || cupon?.estado_pago === 'sin_pago');
    return noLoDice ? [`cupón ${orden_id}: dice ${cupon.estado_pago}, y está cobrado`] : [];
  });
};
