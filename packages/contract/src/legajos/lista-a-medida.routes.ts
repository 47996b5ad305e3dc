import { zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zFiltrosDeLegajos, zVista, zVistaEntrada } from './lista-a-medida.schemas.ts';

/** What one makes of one's list of files: what it is taken away in, and the filters that have a name. */
export const rutasDeListaAMedida = defineRutas({
  legajosEnCsv: {
    method: 'GET',
    path: '/legajos/exportar/csv',
    acceso: 'sesion',
    resumen: 'Los legajos propios de un filtro, todos, en CSV',
    query: zFiltrosDeLegajos,
    response: { binario: 'text/csv; charset=utf-8', archivo: 'legajos.csv' },
  },
  legajosEnXlsx: {
    method: 'GET',
    path: '/legajos/exportar/xlsx',
    acceso: 'sesion',
    resumen: 'Los legajos propios de un filtro, todos, en una planilla',
    query: zFiltrosDeLegajos,
    response: {
      binario: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      archivo: 'legajos.xlsx',
    },
  },
  vistasDeLegajos: {
    method: 'GET',
    path: '/vistas_de_legajos',
    acceso: 'sesion',
    resumen: 'Los filtros de la lista de legajos que la persona guardó con un nombre',
    response: zLista(zVista),
  },
  guardarVista: {
    method: 'POST',
    path: '/vistas_de_legajos',
    acceso: 'sesion',
    resumen: 'Guarda unos filtros de la lista de legajos con un nombre',
    body: zVistaEntrada,
    response: zLista(zVista),
    status: 201,
  },
  cambiarVista: {
    method: 'PUT',
    path: '/vistas_de_legajos/:id',
    acceso: 'sesion',
    resumen: 'Cambia el nombre de una vista propia, o sus filtros; con la versión leída, solo si nadie la cambió',
    params: zIdParams,
    body: zVistaEntrada,
    response: zLista(zVista),
    conVersion: true,
  },
  quitarVista: {
    method: 'DELETE',
    path: '/vistas_de_legajos/:id',
    acceso: 'sesion',
    resumen: 'Quita una vista propia; sus legajos siguen como estaban',
    params: zIdParams,
    response: zLista(zVista),
  },
});
