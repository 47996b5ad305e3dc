import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zEnsayo, zExplicadoDeEnsayo, zFormatoDeEnsayo, zParamsDeExplicado, zUltimoEnsayo } from './ensayos.schemas.ts';

export const rutasDeEnsayos = defineRutas({
  ensayoDeArancel: {
    method: 'GET',
    path: '/colegio/aranceles/preparaciones/:id/ensayo',
    acceso: 'aranceles.ver',
    resumen: 'El último ensayo de un arancel en preparación: en qué anda o qué encontró; null si no hubo ninguno',
    params: zIdParams,
    response: zUltimoEnsayo,
  },
  ensayarArancel: {
    method: 'POST',
    path: '/colegio/aranceles/preparaciones/:id/ensayo',
    acceso: 'aranceles.preparar',
    resumen:
      'Calcula con el arancel los contratos de los últimos doce meses, de fondo. El de la misma versión y el mismo día no se repite, y uno en curso sigue',
    params: zIdParams,
    response: zEnsayo,
    status: 201,
    idempotente: true,
  },
  ensayoDeLista: {
    method: 'GET',
    path: '/colegio/listas/versiones/:id/ensayo',
    acceso: 'aranceles.ver',
    resumen:
      'El último ensayo de una lista de tasas en preparación: en qué anda o qué encontró; null si no hubo ninguno',
    params: zIdParams,
    response: zUltimoEnsayo,
  },
  ensayarLista: {
    method: 'POST',
    path: '/colegio/listas/versiones/:id/ensayo',
    acceso: 'aranceles.preparar',
    resumen:
      'Calcula con esas tasas el CEP y el timbrado de los contratos de los últimos doce meses, de fondo. El de la misma versión y el mismo día no se repite, y uno en curso sigue',
    params: zIdParams,
    response: zEnsayo,
    status: 201,
    idempotente: true,
  },
  cancelarEnsayo: {
    method: 'POST',
    path: '/colegio/ensayos/:id/cancelar',
    acceso: 'aranceles.preparar',
    resumen: 'Corta un ensayo en curso: lo que llevaba no se muestra',
    params: zIdParams,
    response: zEnsayo,
    idempotente: true,
  },
  explicadoDeEnsayo: {
    method: 'GET',
    path: '/colegio/ensayos/:id/explicados/:detalle_id',
    acceso: 'aranceles.ver',
    resumen: 'Las dos cuentas de uno de los contratos que más cambian, renglón por renglón',
    params: zParamsDeExplicado,
    response: zExplicadoDeEnsayo,
  },
  pedirArchivoDeEnsayo: {
    method: 'POST',
    path: '/colegio/ensayos/:id/archivos',
    acceso: 'aranceles.ver',
    resumen: 'Pide un archivo con todos los contratos de un ensayo, que se prepara de fondo; el que está, está',
    params: zIdParams,
    body: zFormatoDeEnsayo,
    response: zEnsayo,
    status: 201,
    idempotente: true,
  },
  ensayoEnCsv: {
    method: 'GET',
    path: '/colegio/ensayos/:id/archivos/csv',
    acceso: 'aranceles.ver',
    resumen: 'Todos los contratos de un ensayo en CSV, una vez preparado',
    params: zIdParams,
    response: { binario: 'text/csv; charset=utf-8', archivo: 'ensayo_:id.csv' },
  },
  ensayoEnXlsx: {
    method: 'GET',
    path: '/colegio/ensayos/:id/archivos/xlsx',
    acceso: 'aranceles.ver',
    resumen: 'Todos los contratos de un ensayo en XLSX, una vez preparado',
    params: zIdParams,
    response: {
      binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      archivo: 'ensayo_:id.xlsx',
    },
  },
});
