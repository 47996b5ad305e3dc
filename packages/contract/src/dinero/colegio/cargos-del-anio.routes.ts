import { zMensaje } from '../../primitives/primitives.ts';
import { defineRutas } from '../../route/route.ts';
import { zCargosDelAnio, zGenerarCargos, zQueryCargosDelAnio } from './cargos-del-anio.schemas.ts';

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
  generarCargosDelAnio: {
    method: 'POST',
    path: '/colegio/cargos',
    acceso: 'cargos.generar',
    resumen: 'Carga a las matrículas lo que se vio; se hace en segundo plano, y lo que ya está no se repite',
    body: zGenerarCargos,
    response: zMensaje,
    idempotente: true,
  },
});
