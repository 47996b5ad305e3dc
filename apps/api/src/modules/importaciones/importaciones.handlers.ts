import { rutasDeImportaciones } from '@colega/contract/importaciones';
import { type Operador, puedeElOperador } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { exigirAlcance } from '../../http/acceso.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../http/rutas.ts';
import { autorColegio } from '../auditoria/autor.ts';
import { armarModelo, leerEjemplo } from './ensayo/modelo.ts';
import { invitarImportados } from './invitar.service.ts';
import { descargarInforme, leerImportacion, listarImportaciones } from './leer-importacion.service.ts';
import { pedirAceptar } from './pedir-aceptar.service.ts';
import {
  agregarArchivo,
  descartarImportacion,
  elegirColumnas,
  pedirEnsayo,
  subirImportacion,
} from './preparar-importacion.service.ts';

const DE_TODO_EL_COLEGIO = { distrito_id: null };

/** An import is of the whole college. Throws 403. */
const exigirDeTodo = (operador: Operador): void =>
  exigirAlcance(operador, 'importaciones.importar', DE_TODO_EL_COLEGIO);
const puedeConOperadores = (operador: Operador): boolean =>
  puedeElOperador(operador, 'operadores.administrar', DE_TODO_EL_COLEGIO) === 'si';

export function registrarImportaciones(app: FastifyInstance): void {
  const { reloj } = app;
  const pedidoDe = ({ operador, sesion, version }: ContextoDeOperador, id: number) => {
    exigirDeTodo(operador);
    const autor = autorColegio(sesion);
    return { id, version, autor, ahora: reloj(), hoy: hoy(reloj), con_operadores: puedeConOperadores(operador) };
  };
  registrarRutas(app, rutasDeImportaciones, {
    importaciones: ({ query }, { db, operador }) => {
      exigirDeTodo(operador);
      return listarImportaciones(db, query);
    },
    subirImportacion: async ({ body }, contexto) => {
      const id = await subirImportacion(contexto.db, pedidoDe(contexto, 0), body);
      return leerImportacion(contexto.db, id);
    },
    modeloDeImportacion: (_, { operador }) => {
      exigirDeTodo(operador);
      return armarModelo();
    },
    ejemploDeImportacion: (_, { operador }) => {
      exigirDeTodo(operador);
      return leerEjemplo();
    },
    importacion: ({ params: { id } }, { db, operador }) => {
      exigirDeTodo(operador);
      return leerImportacion(db, id);
    },
    agregarArchivo: async ({ params: { id }, body }, contexto) => {
      await agregarArchivo(contexto.db, pedidoDe(contexto, id), body);
      return leerImportacion(contexto.db, id);
    },
    elegirColumnas: async ({ params: { id }, body }, contexto) => {
      await elegirColumnas(contexto.db, pedidoDe(contexto, id), body.hojas);
      return leerImportacion(contexto.db, id);
    },
    ensayarImportacion: async ({ params: { id }, body }, contexto) => {
      await pedirEnsayo(contexto.db, pedidoDe(contexto, id), body.controles);
      return leerImportacion(contexto.db, id);
    },
    informeDeImportacion: ({ params: { id } }, { db, operador }) => {
      exigirDeTodo(operador);
      return descargarInforme(db, id);
    },
    aceptarImportacion: async ({ params: { id }, body }, contexto) => {
      await pedirAceptar(contexto.db, { ...pedidoDe(contexto, id), ...body });
      return leerImportacion(contexto.db, id);
    },
    descartarImportacion: async ({ params: { id } }, contexto) => {
      await descartarImportacion(contexto.db, pedidoDe(contexto, id));
      return leerImportacion(contexto.db, id);
    },
    invitarImportados: ({ params: { id }, body }, contexto) =>
      invitarImportados(contexto.db, pedidoDe(contexto, id), body),
  });
}
