import { type FiltrosDeResumen, rutasDeResumen } from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { exportar } from '../../exportar/exportar.ts';
import { hoy } from '../../hoy.ts';
import { exigirPropia } from '../../http/acceso.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoConSesion } from '../../http/rutas.ts';
import { paginacion } from '../referencias/lista.ts';
import { imprimirResumenAnual } from './resumen/anual.service.ts';
import { leerPorMes } from './resumen/por-mes.service.ts';
import { leerResumen, recorrerResumen } from './resumen/resumen.service.ts';
import { TABLA_DE_RESUMEN } from './tablas-por-exportar.ts';

type Pedido = { params: { personaId: number }; query: FiltrosDeResumen };

export function registrarResumen(app: FastifyInstance): void {
  const { reloj } = app;
  const busqueda = ({ params, query }: Pedido, { sesion }: ContextoConSesion) => ({
    persona_id: exigirPropia(params.personaId, sesion),
    filtros: query,
    hoy: hoy(reloj),
  });
  const enArchivo = async (formato: FormatoDeArchivo, pedido: Pedido, contexto: ContextoConSesion) =>
    exportar(formato, TABLA_DE_RESUMEN, recorrerResumen(contexto.db, busqueda(pedido, contexto)));
  registrarRutas(app, rutasDeResumen, {
    resumenDeCuenta: async (pedido, contexto) => {
      const { total, resumen } = await leerResumen(contexto.db, busqueda(pedido, contexto), pedido.query);
      return { resumen, pagination: paginacion(total, pedido.query) };
    },
    resumenPorMes: (pedido, contexto) => leerPorMes(contexto.db, busqueda(pedido, contexto)),
    resumenEnCsv: (pedido, contexto) => enArchivo('csv', pedido, contexto),
    resumenEnXlsx: (pedido, contexto) => enArchivo('xlsx', pedido, contexto),
    resumenAnual: ({ params: { personaId, anio } }, { db, sesion }) => {
      const persona_id = exigirPropia(personaId, sesion);
      return imprimirResumenAnual(db, { persona_id, anio, hoy: hoy(reloj), ahora: reloj() });
    },
  });
}
