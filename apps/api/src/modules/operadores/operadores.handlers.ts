import { todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { exigirAlcance } from '../../http/acceso.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../http/rutas.ts';
import { autorColegio } from '../auditoria/autor.ts';
import { leerDistritosDe } from '../referencias/distritos.service.ts';
import { armarPagina } from '../referencias/lista.ts';
import { exigirAcceso, quitarFactor } from '../sesion/accesos.service.ts';
import { crearAdministrador } from './administrador.service.ts';
import { findOperadores } from './operadores.repository.ts';
import {
  altaDeOperador,
  bajaDeOperador,
  cambiarRoles,
  exigirOperador,
  leerOperadorPropio,
} from './operadores.service.ts';

const ADMINISTRAR = 'operadores.administrar';

export function registrarOperadores(app: FastifyInstance): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  const pedidoDe = ({ sesion }: ContextoDeOperador) => ({ ...momento(), autor: autorColegio(sesion) });
  const deSuAlcance = async (
    { db, operador }: ContextoDeOperador,
    id: number,
    permiso: PermisoDelColegio = ADMINISTRAR,
  ): Promise<number> => {
    const { distrito } = await exigirOperador(db, { id });
    exigirAlcance(operador, permiso, { distrito_id: distrito?.id ?? null });
    return id;
  };
  registrarRutas(app, rutasDeOperadores, {
    primerAdministrador: async ({ body }, { db }) => {
      await crearAdministrador(db, momento(), body);
      return { message: todosLosMensajes.administrador_creado };
    },
    operadorPropio: (_, { db, sesion }) => leerOperadorPropio(db, sesion.user_id, app.exigeSegundoFactor),
    distritosDelColegio: async (_, { db, operador }) => armarPagina(await leerDistritosDe(db, operador)),
    operadores: async (_, { db, operador }) => armarPagina(await findOperadores(db, operador)),
    altaDeOperador: ({ body }, contexto) => {
      exigirAlcance(contexto.operador, ADMINISTRAR, body);
      const alcance = contexto.operador.distrito_id;
      return altaDeOperador(contexto.db, { ...pedidoDe(contexto), datos: body, alcance });
    },
    cambiarRoles: async ({ params, body }, contexto) => {
      const id = await deSuAlcance(contexto, params.id);
      return cambiarRoles(contexto.db, {
        ...pedidoDe(contexto),
        version: contexto.version,
        id,
        roles: () => body.roles,
      });
    },
    reponerAcceso: async ({ params, body }, contexto) => {
      const id = await deSuAlcance(contexto, params.id, 'accesos.reponer');
      const acceso = await exigirAcceso(contexto.db, id);
      const hecho = await quitarFactor(contexto.db, { ...pedidoDe(contexto), acceso, motivo: body.motivo });
      return { hecho, message: todosLosMensajes[hecho === 'quitado' ? 'acceso_repuesto' : 'reposicion_pedida'] };
    },
    bajaDeOperador: async ({ params }, contexto) => {
      const id = await deSuAlcance(contexto, params.id);
      await bajaDeOperador(contexto.db, { ...pedidoDe(contexto), version: contexto.version, id });
      return { message: todosLosMensajes.operador_dado_de_baja };
    },
  });
}
