import { type FiltrosDeCupones, rutasDeCupones } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/conectar.ts';
import { exportar } from '../../exportar/exportar.ts';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import { autorMatriculado } from '../auditoria/autor.ts';
import { LISTA_DE_CIRCUITOS } from '../referencias/datos/medios-de-pago.ts';
import { armarPagina, paginacion } from '../referencias/lista.ts';
import type { MediosConectados } from './medios-ofrecidos.ts';
import { cancelarCupon } from './ordenes/cancelar-cupon.service.ts';
import { leerCupon, leerFilaDeCupon } from './ordenes/leer-cupon.service.ts';
import { buscarCupones, listarCupones, recorrerCupones } from './ordenes/listar-cupones.service.ts';
import { mediosDelCupon } from './ordenes/medios.service.ts';
import { TABLA_DE_CUPONES } from './tablas-por-exportar.ts';

const { imprimirCupon: _, imprimirComprobante: __, qrDeCupon: ___, ...sinPapeles } = rutasDeCupones;

export function registrarCupones(app: FastifyInstance, conectados: MediosConectados): void {
  const { reloj } = app;
  const enArchivo = async (formato: FormatoDeArchivo, query: FiltrosDeCupones, db: Db, sesion: SesionDelPedido) =>
    exportar(formato, TABLA_DE_CUPONES, recorrerCupones(db, buscarCupones(query, sesion, hoy(reloj))));
  registrarRutas(app, sinPapeles, {
    cupones: async ({ query }, { db, sesion }) => {
      const { total, items } = await listarCupones(db, buscarCupones(query, sesion, hoy(reloj)), query);
      return { items, pagination: paginacion(total, query) };
    },
    cuponesEnCsv: ({ query }, { db, sesion }) => enArchivo('csv', query, db, sesion),
    cuponesEnXlsx: ({ query }, { db, sesion }) => enArchivo('xlsx', query, db, sesion),
    cupon: ({ params }, { db, sesion }) => leerCupon(db, params.id, sesion.persona_id, hoy(reloj)),
    cancelarCupon: async ({ params: { id } }, { db, sesion }) => {
      const autor = autorMatriculado(sesion);
      await cancelarCupon(db, { id, autor, ahora: reloj(), hoy: hoy(reloj) });
      return { id, message: todosLosMensajes.cupon_cancelado };
    },
    mediosDeCupon: async ({ params }, { db, sesion }) => {
      const cupon = await leerFilaDeCupon(db, params.id, sesion.persona_id);
      return armarPagina(mediosDelCupon(cupon, conectados, hoy(reloj)));
    },
    circuitos: () => armarPagina(LISTA_DE_CIRCUITOS),
  });
}
