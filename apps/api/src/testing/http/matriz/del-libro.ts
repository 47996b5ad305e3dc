import { formularioDe } from '../../formulario-de.ts';
import { type Celdas, type Linea, leer, mandar } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const soloLeer = (path: string, pedido = path): [string, Linea] => [`GET ${path}`, leer(DEL_COLEGIO, () => pedido)];
const soloMandar = (metodo: 'POST' | 'PUT', path: string, pedido: string, cuerpo: object): [string, Linea] => [
  `${metodo} ${path}`,
  mandar(
    DEL_COLEGIO,
    () => pedido,
    () => cuerpo,
  ),
];

export const LIBRO: Record<string, Linea> = Object.fromEntries([
  soloLeer('/colegio/origenes_de_rendicion'),
  soloLeer('/colegio/rendiciones'),
  [
    'POST /colegio/origenes_de_rendicion/:origen/rendiciones',
    {
      celdas: DEL_COLEGIO,
      armar: () => ({
        path: '/colegio/origenes_de_rendicion/siro/rendiciones',
        pedido: formularioDe('file', 'rendicion.txt', Buffer.from('x'), 'text/plain'),
      }),
    },
  ],
  soloLeer('/colegio/rendiciones/:id', '/colegio/rendiciones/1'),
  soloLeer('/colegio/rendiciones/:id/renglones', '/colegio/rendiciones/1/renglones'),
  soloMandar('POST', '/colegio/rendiciones/:id/emparejar', '/colegio/rendiciones/1/emparejar', {}),
  soloMandar('POST', '/colegio/rendiciones/:id/anular', '/colegio/rendiciones/1/anular', { motivo: 'De otro' }),
  soloMandar('POST', '/colegio/rendiciones/:id/confirmar_pareja', '/colegio/rendiciones/1/confirmar_pareja', {
    ...{ renglon_id: 1, tipo: 'operacion', cobrado_id: 1 },
  }),
  soloMandar('POST', '/colegio/rendiciones/:id/dar_entrada', '/colegio/rendiciones/1/dar_entrada', {}),
  soloMandar('POST', '/colegio/rendiciones/:id/resolver', '/colegio/rendiciones/1/resolver', {
    ...{ renglon_id: 1, motivo: 'Visto' },
  }),
  soloMandar('POST', '/colegio/rendiciones/:id/es_un_cobro', '/colegio/rendiciones/1/es_un_cobro', { renglon_id: 1 }),
  soloMandar('POST', '/colegio/rendiciones/:id/deshacer', '/colegio/rendiciones/1/deshacer', {
    ...{ renglon_id: 1, operacion_id: 1 },
  }),
  soloMandar('POST', '/colegio/rendiciones/:id/gastos', '/colegio/rendiciones/1/gastos', {
    ...{ renglones: [1], clase: 'gasto' },
  }),
  soloMandar('POST', '/colegio/gastos_de_banco/:id/deshacer', '/colegio/gastos_de_banco/1/deshacer', { motivo: 'x' }),
  soloLeer('/colegio/origenes_de_rendicion/:origen/ejemplo', '/colegio/origenes_de_rendicion/siro/ejemplo'),
  soloLeer('/colegio/acreditaciones'),
  soloMandar('POST', '/colegio/acreditaciones', '/colegio/acreditaciones', {
    dias: [{ cobrador: 'siro', dia: '2026-03-20', cobrado: '1.00', depositado: '1.00' }],
  }),
  soloMandar('POST', '/colegio/acreditaciones/:id/deshacer', '/colegio/acreditaciones/1/deshacer', { motivo: 'Visto' }),
  soloLeer('/colegio/cierres'),
  soloLeer('/colegio/por_cerrar'),
  soloLeer('/colegio/contra_el_libro'),
  soloMandar('POST', '/colegio/cierres', '/colegio/cierres', { dia: '2026-03-20' }),
  soloLeer('/colegio/cierres/:id', '/colegio/cierres/1'),
  soloLeer('/colegio/cierres/:id/imprimir', '/colegio/cierres/1/imprimir'),
  soloLeer('/colegio/cierres/:id/exportar/xlsx', '/colegio/cierres/1/exportar/xlsx'),
  soloLeer('/colegio/depositos'),
  soloLeer('/colegio/depositos/por_depositar'),
  soloMandar('POST', '/colegio/depositos', '/colegio/depositos', {
    ...{ medio: 'caja', banco: 'provincia', importe: '1', dia: '2026-03-20', comprobante: '1' },
  }),
  soloMandar('POST', '/colegio/depositos/:id/deshacer', '/colegio/depositos/1/deshacer', { motivo: 'No fue' }),
  soloLeer('/colegio/conciliaciones'),
  soloMandar('POST', '/colegio/conciliaciones', '/colegio/conciliaciones', {}),
  soloLeer('/colegio/libro/cuentas'),
  soloLeer('/colegio/libro/cuentas/exportar/csv'),
  soloLeer('/colegio/libro/cuentas/exportar/xlsx'),
  ...['', '/exportar/csv', '/exportar/xlsx'].map((parte) =>
    soloLeer(
      `/colegio/libro/sumas_y_saldos${parte}`,
      `/colegio/libro/sumas_y_saldos${parte}?desde=2026-03-01&hasta=2026-03-20`,
    ),
  ),
  soloLeer('/colegio/libro/diario'),
  soloLeer('/colegio/libro/codigos'),
  soloMandar('PUT', '/colegio/libro/codigos/:clave', '/colegio/libro/codigos/emitido', {
    ...{ codigo: '4.1', nombre: 'Emitido', vigente_desde: '2026-03-20' },
  }),
  soloMandar('POST', '/colegio/libro/exportaciones', '/colegio/libro/exportaciones', {
    ...{ desde: '2026-03-01', hasta: '2026-03-20', formato: 'csv' },
  }),
  soloLeer('/colegio/libro/exportaciones/:id', '/colegio/libro/exportaciones/1'),
  soloLeer('/colegio/libro/exportaciones/:id/archivo', '/colegio/libro/exportaciones/1/archivo'),
]);
