import { type Celdas, type Linea, leer } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const UNO = '/colegio/informes/:informe';
const PARTES = ['', '/exportar/csv', '/exportar/xlsx', '/detalle', '/detalle/exportar/csv', '/detalle/exportar/xlsx'];

export const INFORMES: Record<string, Linea> = {
  'GET /colegio/opciones_de_informes': leer(DEL_COLEGIO, () => '/colegio/opciones_de_informes'),
  ...Object.fromEntries(
    PARTES.map((parte) => [`GET ${UNO}${parte}`, leer(DEL_COLEGIO, () => `/colegio/informes/legajos${parte}`)]),
  ),
};
