import { type Binario, defineRutas } from '../../route/route.ts';
import { zDeudores, zFiltrosDeDeudores, zQueryDeDeudores } from './deudores.schemas.ts';

const CSV = { binario: 'text/csv; charset=utf-8', archivo: 'deudores.csv' } satisfies Binario;
const XLSX = {
  binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  archivo: 'deudores.xlsx',
} satisfies Binario;
const LEER = { method: 'GET', acceso: 'cuentas.ver' } as const;

/** Who owes the college, and how much. */
export const rutasDeDeudores = defineRutas({
  deudores: {
    ...LEER,
    path: '/colegio/deudores',
    resumen: 'A quién le falta pagar algo, cuánto y desde cuándo, como lo dice la cuenta de cada uno, con lo que suman',
    query: zQueryDeDeudores,
    response: zDeudores,
  },
  deudoresEnCsv: {
    ...LEER,
    path: '/colegio/deudores/exportar/csv',
    resumen: 'A quién le falta pagar algo, todos los de un filtro y su total, en CSV',
    query: zFiltrosDeDeudores,
    response: CSV,
  },
  deudoresEnXlsx: {
    ...LEER,
    path: '/colegio/deudores/exportar/xlsx',
    resumen: 'A quién le falta pagar algo, todos los de un filtro y su total, en una planilla',
    query: zFiltrosDeDeudores,
    response: XLSX,
  },
});
