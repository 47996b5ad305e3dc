import { type FiltrosDePagosRecibidos, NOMBRE_DE_ESTADO_DE_PAGO, type PagosRecibidos } from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { formatCuit } from '@colega/domain/identificadores';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import { paginarFilas } from '../../../exportar/paginas.ts';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { hoy } from '../../../hoy.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { findPagosRecibidos } from './buscar-pagos.repository.ts';
import { leerFiltrosDePagos } from './buscar-pagos.service.ts';

type Fila = PagosRecibidos['items'][number];

/** A coupon that its collector told is a text, with the zeros that it has; empty when it told none. */
const TABLA: TablaPorExportar<Fila> = {
  nombre: 'Pagos',
  columnas: [
    { titulo: 'Qué es', ancho: 18, celda: ({ que }) => texto(que === 'pago' ? 'Pago' : 'Cobranza sin cupón') },
    { titulo: 'Número', ancho: 10, celda: ({ id }) => numero(id) },
    { titulo: 'Fecha de pago', ancho: 14, celda: ({ fecha_pago }) => fecha(hoy(() => new Date(fecha_pago))) },
    { titulo: 'De quién', ancho: 36, celda: ({ persona }) => texto(persona?.nombre ?? null) },
    { titulo: 'CUIT', ancho: 15, celda: ({ persona }) => texto(persona && formatCuit(persona.cuit)) },
    { titulo: 'Cupón', ancho: 14, celda: ({ numero_boleta }) => texto(numero_boleta ? String(numero_boleta) : null) },
    { titulo: 'Recibo', ancho: 10, celda: (fila) => numero(fila.que === 'pago' ? fila.recibo : null) },
    { titulo: 'Medio', ancho: 28, celda: ({ medio }) => texto(nombreDeMedio(medio)) },
    { titulo: 'Operación', ancho: 24, celda: ({ externo }) => texto(externo) },
    { titulo: 'Importe', ancho: 16, celda: (fila) => importe(fila.importe) },
    { titulo: 'Estado', ancho: 24, celda: ({ estado }) => texto(NOMBRE_DE_ESTADO_DE_PAGO[estado]) },
  ],
};

/** Every one of a filter, in the order of the list. Throws 422 when they are too many for a file, 429. */
export const exportarPagos = (
  db: Db,
  formato: FormatoDeArchivo,
  quien: Pick<Operador, 'distrito_id'>,
  pedido: FiltrosDePagosRecibidos,
): Promise<Uint8Array> => {
  const filtros = leerFiltrosDePagos(quien, pedido);
  return exportar(
    formato,
    TABLA,
    paginarFilas(db, {
      leer: async (trx: Db, { limit }, ultima) =>
        (await findPagosRecibidos(trx, filtros, { page: 1, limit, tope: 0, ...(ultima && { despues: ultima }) })).items,
      contar: async (trx: Db) =>
        (await findPagosRecibidos(trx, filtros, { page: 1, limit: 1, tope: MAXIMO_DE_FILAS })).total,
    }),
  );
};
