import { zIdParams, zMensaje } from '../../primitives/primitives.ts';
import { type Binario, defineRutas } from '../../route/route.ts';
import {
  zActoSobreGeneracion,
  zCargosDelAnio,
  zConMotivoDeAnulacion,
  zGeneracionesDeCargos,
  zGenerarCargos,
  zQueryCargosDelAnio,
} from './cargos-del-anio.schemas.ts';

const CSV = { binario: 'text/csv; charset=utf-8' } satisfies Binario;
const XLSX = { binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } satisfies Binario;

const ACTO = {
  method: 'POST',
  params: zIdParams,
  acceso: 'cargos.generar',
  idempotente: true,
  response: zActoSobreGeneracion,
} as const;

/** What every licence owes for a year. */
export const rutasDeCargosDelAnio = defineRutas({
  cargosDelAnio: {
    method: 'GET',
    path: '/colegio/cargos',
    acceso: 'cargos.generar',
    resumen: 'Qué se cargaría a las matrículas por un año: a cuántas de cada estado, a qué importe, y qué está cargado',
    query: zQueryCargosDelAnio,
    response: zCargosDelAnio,
  },
  aQuienesSeCargaEnCsv: {
    method: 'GET',
    path: '/colegio/cargos/quienes/exportar/csv',
    acceso: 'cargos.generar',
    resumen: 'A quiénes se cargaría un año, y cuánto a cada uno, en CSV',
    query: zQueryCargosDelAnio,
    response: { ...CSV, archivo: 'cargos_del_anio.csv' },
  },
  aQuienesSeCargaEnXlsx: {
    method: 'GET',
    path: '/colegio/cargos/quienes/exportar/xlsx',
    acceso: 'cargos.generar',
    resumen: 'A quiénes se cargaría un año, y cuánto a cada uno, en una planilla',
    query: zQueryCargosDelAnio,
    response: { ...XLSX, archivo: 'cargos_del_anio.xlsx' },
  },
  generarCargosDelAnio: {
    method: 'POST',
    path: '/colegio/cargos',
    acceso: 'cargos.generar',
    resumen: 'Carga a las matrículas lo que se vio; se hace en segundo plano, y lo que ya está no se repite',
    body: zGenerarCargos,
    response: zMensaje,
    idempotente: true,
  },
  generacionesDeCargos: {
    method: 'GET',
    path: '/colegio/cargos/generaciones',
    acceso: 'cargos.generar',
    resumen: 'Cada vez que se generaron los cargos de un año: cuántos se podrían anular hoy, cuántos no y por qué',
    query: zQueryCargosDelAnio,
    response: zGeneracionesDeCargos,
  },
  pedirAnulacionDeCargos: {
    ...ACTO,
    path: '/colegio/cargos/generaciones/:id/anular',
    resumen: 'Pide anular los cargos que se generaron esa vez por error: lo confirma otra persona',
    body: zConMotivoDeAnulacion,
  },
  confirmarAnulacionDeCargos: {
    ...ACTO,
    path: '/colegio/cargos/anulaciones/:id/confirmar',
    resumen: 'Confirma que se anulen los cargos que otra persona pidió anular; se hace en segundo plano',
  },
  rechazarAnulacionDeCargos: {
    ...ACTO,
    path: '/colegio/cargos/anulaciones/:id/rechazar',
    resumen: 'Decide que los cargos no se anulan, o retira lo que uno mismo pidió',
    body: zConMotivoDeAnulacion,
  },
});
