import type { FilaDeResumen } from '@colega/contract/dinero';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { exigirCabe, MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import { type Pagina, paginarFilas } from '../../../exportar/paginas.ts';
import { importeDeCargo, type PrecioDelDia, precioDelDia } from '../liquidaciones/por-liquidar.ts';
import { type BusquedaDeResumen, type CargoDeResumen, countResumen, findResumen } from './resumen.repository.ts';

/** S-212. A paid charge shows what it cost; one in a coupon, its share of it; any other, today's price of the rest. */
const importeDe = (cargo: CargoDeResumen, precio: PrecioDelDia): Importe => {
  if (cargo.pagado) return cargo.cobrado;
  const saldo = new Decimal(cargo.importe).minus(cargo.abonado);
  if (cargo.importe_en_orden !== null && cargo.capital_en_orden !== null)
    return importe(saldo.times(cargo.importe_en_orden).div(cargo.capital_en_orden));
  const capital = importe(saldo);
  return cargo.con_recargo ? importeDeCargo({ importe: capital, vencimiento: cargo.vencimiento }, precio) : capital;
};

/** RES-006. */
const comoFila = (cargo: CargoDeResumen, precio: PrecioDelDia): FilaDeResumen => ({
  id: cargo.id,
  codigo_matricula: cargo.codigo_matricula,
  importe_total: importeDe(cargo, precio),
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
  const precio = await precioDelDia(db, busqueda.hoy);
  const filas = await findResumen(db, busqueda, { limit, offset: (page - 1) * limit });
  return { total: await countResumen(db, busqueda), resumen: filas.map((fila) => comoFila(fila, precio)) };
};

type FilaConBoleta = FilaDeResumen & { numero_boleta: number | null };

const leerPagina = async (db: Db, busqueda: BusquedaDeResumen, pagina: Pagina): Promise<FilaConBoleta[]> => {
  const precio = await precioDelDia(db, busqueda.hoy);
  return (await findResumen(db, busqueda, pagina)).map((fila) => ({
    ...comoFila(fila, precio),
    numero_boleta: fila.numero_boleta,
  }));
};

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
