import { rutasDeRendiciones } from '@colega/contract/dinero';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { anotarGastosDeBanco } from '../gastos-de-banco/anotar-gastos.service.ts';
import { deshacerGastoDeBanco } from '../gastos-de-banco/deshacer-gasto.service.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { anularRendicion } from './anular-rendicion.service.ts';
import { confirmarPareja } from './confirmar-pareja.service.ts';
import { darEntrada } from './dar-entrada.service.ts';
import { deshacerComoElCobrador } from './deshacer-como-el-cobrador.service.ts';
import { leerEjemplo } from './ejemplo-de-rendicion.ts';
import { decirQueEsUnCobro } from './es-un-cobro.service.ts';
import { leerRendicion } from './leer-rendicion.service.ts';
import {
  emparejarDeNuevo,
  leerRendicionEntera,
  listarOrigenes,
  listarRendiciones,
  listarRenglones,
  resolverDiferencia,
} from './rendiciones.service.ts';

export function registrarRendiciones(app: FastifyInstance, deps: DepsDeBarrido): void {
  const { reloj } = app;
  // Of the demo alone: nobody tries with the books of a college.
  const conEjemplos = !app.exigeSegundoFactor;
  /** S-966. */
  const delColegio = ({ operador, db }: ContextoDeOperador, permiso: PermisoDelColegio) => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    return db;
  };
  registrarRutas(app, rutasDeRendiciones, {
    origenesDeRendicion: async (_, contexto) => {
      const db = delColegio(contexto, 'libro.ver');
      return { items: await listarOrigenes(db, { conEjemplos, hoy: hoy(reloj) }) };
    },
    ejemploDeRendicion: async ({ params }, contexto) => {
      const db = delColegio(contexto, 'libro.ver');
      if (!conEjemplos) throw errorNoEncontrado();
      return leerEjemplo(db, params.origen, hoy(reloj));
    },
    rendiciones: async ({ query }, contexto) => listarRendiciones(delColegio(contexto, 'libro.ver'), query),
    leerRendicion: async ({ params, body: archivo }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return leerRendicion(db, { ...params, archivo, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
    rendicion: async ({ params }, contexto) => leerRendicionEntera(delColegio(contexto, 'libro.ver'), params.id),
    renglonesDeRendicion: async ({ params, query }, contexto) =>
      listarRenglones(delColegio(contexto, 'libro.ver'), params.id, query),
    emparejarRendicion: async ({ params }, contexto) =>
      emparejarDeNuevo(delColegio(contexto, 'rendiciones.hacer'), params.id),
    darEntrada: {
      // Each line is entered by itself, and once however often it is asked.
      preparar: async ({ params, body }, contexto) => {
        delColegio(contexto, 'rendiciones.hacer');
        const hecho = await darEntrada(deps, { ...params, ...body, autor: autorColegio(contexto.sesion) });
        return async () => hecho;
      },
    },
    esUnCobro: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return decirQueEsUnCobro(db, { ...params, ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
    deshacerComoElCobrador: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      const autor = autorColegio(contexto.sesion);
      return deshacerComoElCobrador(db, { ...params, ...body, autor, ahora: reloj(), hoy: hoy(reloj) });
    },
    anotarGastosDeBanco: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return anotarGastosDeBanco(db, { ...params, ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
    deshacerGastoDeBanco: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return deshacerGastoDeBanco(db, { ...params, ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
    confirmarPareja: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return confirmarPareja(db, { ...params, ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
    anularRendicion: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return anularRendicion(db, { ...params, ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
    resolverDiferencia: async ({ params, body }, contexto) => {
      const db = delColegio(contexto, 'rendiciones.hacer');
      return resolverDiferencia(db, { ...params, ...body, autor: autorColegio(contexto.sesion), ahora: reloj() });
    },
  });
}
