import type { FilaDeResumen } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { exigirCabe, MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import { type Pagina, paginarFilas } from '../../../exportar/paginas.ts';
import { importeDeCargo } from '../liquidaciones/por-liquidar.ts';
import { type BusquedaDeResumen, type CargoDeResumen, countResumen, findResumen } from './resumen.repository.ts';

/** S-212. A paid charge shows what it cost; one in a coupon, its share of it; any other, today's price of the rest. */
const importeDe = (cargo: CargoDeResumen, hoy: Fecha): Importe => {
  if (cargo.pagado) return cargo.cobrado;
  const saldo = new Decimal(cargo.importe).minus(cargo.abonado);
  if (cargo.importe_en_orden !== null && cargo.capital_en_orden !== null)
    return importe(saldo.times(cargo.importe_en_orden).div(cargo.capital_en_orden));
  const capital = importe(saldo);
  return cargo.con_recargo ? importeDeCargo({ importe: capital, vencimiento: cargo.vencimiento }, hoy) : capital;
};

/** RES-006. */
const comoFila = (cargo: CargoDeResumen, hoy: Fecha): FilaDeResumen => ({
  id: cargo.id,
  codigo_matricula: cargo.codigo_matricula,
  importe_total: importeDe(cargo, hoy),
  estado: cargo.pagado ? 'PAGADO' : 'PENDIENTE',
  fecha_pago: cargo.fecha_pago,
  fecha_vencimiento: cargo.vencimiento,
  descripcion: cargo.descripcion,
  orden_pago_id: cargo.orden_pago_id,
});

export const leerResumen = async (
  db: Db,
  busqueda: BusquedaDeResumen,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; resumen: FilaDeResumen[] }> => {
  const filas = await findResumen(db, busqueda, { limit, offset: (page - 1) * limit });
  return { total: await countResumen(db, busqueda), resumen: filas.map((fila) => comoFila(fila, busqueda.hoy)) };
};

type FilaConBoleta = FilaDeResumen & { numero_boleta: number | null };

const leerPagina = async (db: Db, busqueda: BusquedaDeResumen, pagina: Pagina): Promise<FilaConBoleta[]> =>
  (await findResumen(db, busqueda, pagina)).map((fila) => ({
    ...comoFila(fila, busqueda.hoy),
    numero_boleta: fila.numero_boleta,
  }));

/** All the rows of a filter. Throws 422 when there are too many. */
export const leerResumenEntero = async (db: Db, busqueda: BusquedaDeResumen): Promise<FilaDeResumen[]> => {
  const filas = await leerPagina(db, busqueda, { limit: MAXIMO_DE_FILAS + 1, offset: 0 });
  exigirCabe(filas.length);
  return filas;
};

/** All the rows of a filter with their coupons' numbers, for an export. Throws 422 when there are too many. */
export const recorrerResumen = (db: Db, busqueda: BusquedaDeResumen): AsyncIterable<readonly FilaConBoleta[]> =>
  paginarFilas(db, {
    leer: (trx, pagina) => leerPagina(trx, busqueda, pagina),
    contar: (trx) => countResumen(trx, busqueda),
  });
