import { type Binario, defineRutas } from '../route/route.ts';
import {
  zDetalleDeInforme,
  zFiltrosDeDetalle,
  zInforme,
  zInformeParams,
  zOpcionesDeInformes,
  zQueryDeDetalle,
  zQueryDeInforme,
} from './informes.schemas.ts';

const CSV = { binario: 'text/csv; charset=utf-8' } satisfies Binario;
const XLSX = { binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } satisfies Binario;
const LEER = { method: 'GET', acceso: 'informes.ver' } as const;
const UNO = '/colegio/informes/:informe';

export const rutasDeInformes = defineRutas({
  opcionesDeInformes: {
    ...LEER,
    path: '/colegio/opciones_de_informes',
    resumen: 'De qué parte se puede pedir cada informe',
    response: zOpcionesDeInformes,
  },
  informe: {
    ...LEER,
    path: UNO,
    resumen: 'Un informe de unos meses, con los mismos meses del año anterior',
    params: zInformeParams,
    query: zQueryDeInforme,
    response: zInforme,
  },
  informeEnCsv: {
    ...LEER,
    path: `${UNO}/exportar/csv`,
    resumen: 'La tabla de un informe, en CSV',
    params: zInformeParams,
    query: zQueryDeInforme,
    response: { ...CSV, archivo: 'informe-de-:informe.csv' },
  },
  informeEnXlsx: {
    ...LEER,
    path: `${UNO}/exportar/xlsx`,
    resumen: 'La tabla de un informe, en una planilla',
    params: zInformeParams,
    query: zQueryDeInforme,
    response: { ...XLSX, archivo: 'informe-de-:informe.xlsx' },
  },
  detalleDeInforme: {
    ...LEER,
    path: `${UNO}/detalle`,
    resumen: 'Lo que hay detrás de una cifra, uno por uno',
    params: zInformeParams,
    query: zQueryDeDetalle,
    response: zDetalleDeInforme,
  },
  detalleDeInformeEnCsv: {
    ...LEER,
    path: `${UNO}/detalle/exportar/csv`,
    resumen: 'Lo que hay detrás de una cifra, en CSV',
    params: zInformeParams,
    query: zFiltrosDeDetalle,
    response: { ...CSV, archivo: 'detalle-de-:informe.csv' },
  },
  detalleDeInformeEnXlsx: {
    ...LEER,
    path: `${UNO}/detalle/exportar/xlsx`,
    resumen: 'Lo que hay detrás de una cifra, en una planilla',
    params: zInformeParams,
    query: zFiltrosDeDetalle,
    response: { ...XLSX, archivo: 'detalle-de-:informe.xlsx' },
  },
});
