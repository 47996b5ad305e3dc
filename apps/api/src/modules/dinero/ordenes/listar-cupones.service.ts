import type { Cupon, FiltrosDeCupones } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { sumar } from '@colega/domain/importes';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import type { Db } from '../../../db/conectar.ts';
import { exigirCabe, MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import { type Pagina, paginarFilas } from '../../../exportar/paginas.ts';
import { exigirPropia } from '../../../http/acceso.ts';
import { invalido } from '../../../http/error-http.ts';
import type { SesionDelPedido } from '../../../http/rutas.ts';
import type { CuponConPago } from '../tablas-por-exportar.ts';
import { armarCupon, type FilaDeCupon } from './leer-cupon.service.ts';
import { type BusquedaDeCupones, countCupones, findPaginaDeCupones } from './listar-cupones.repository.ts';

/** One's own coupons; 404 for somebody else's. Throws 422 with a range that ends before it begins. */
export const buscarCupones = (filtros: FiltrosDeCupones, sesion: SesionDelPedido, hoy: Fecha): BusquedaDeCupones => {
  const persona_id = exigirPropia(filtros['persona.id'] ?? sesion.persona_id, sesion);
  const rango = validarRangoDeFechas(filtros.fecha_desde, filtros.fecha_hasta);
  if (rango) throw invalido([rango]);
  return { persona_id, filtros, hoy };
};

const leerPagina = async (db: Db, busqueda: BusquedaDeCupones, pagina: Pagina): Promise<Cupon[]> =>
  (await findPaginaDeCupones(db, busqueda, pagina)).map((fila) => armarCupon(fila, busqueda.hoy));

export const listarCupones = async (
  db: Db,
  busqueda: BusquedaDeCupones,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; items: Cupon[] }> => ({
  total: await countCupones(db, busqueda),
  items: await leerPagina(db, busqueda, { limit, offset: (page - 1) * limit }),
});

/** Throws 422 when there are too many. */
export const leerTodosLosCupones = async (db: Db, busqueda: BusquedaDeCupones): Promise<Cupon[]> => {
  const cupones = await leerPagina(db, busqueda, { limit: MAXIMO_DE_FILAS + 1, offset: 0 });
  exigirCabe(cupones.length);
  return cupones;
};

const pagoDe = ({ estado, operaciones }: FilaDeCupon): CuponConPago['pago'] => {
  const enPie = operaciones.filter((una) => una.en_pie && una.comprobante_id !== null);
  const ultima = enPie.at(-1);
  if (estado !== 'pago' || !ultima) return null;
  return { importe: sumar(enPie.map(({ importe }) => importe)), fecha_pago: ultima.fecha_pago };
};

/** All the coupons of a filter, for an export. Throws 422 when there are too many. */
export const recorrerCupones = (db: Db, busqueda: BusquedaDeCupones): AsyncIterable<readonly CuponConPago[]> =>
  paginarFilas(db, {
    leer: async (trx, pagina) =>
      (await findPaginaDeCupones(trx, busqueda, pagina)).map((fila) => ({
        ...armarCupon(fila, busqueda.hoy),
        pago: pagoDe(fila),
      })),
    contar: (trx) => countCupones(trx, busqueda),
  });
