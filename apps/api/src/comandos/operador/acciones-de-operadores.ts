import { permisosDe, ROLES, type Rol } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import {
  caminoDeAdministrador,
  crearEnlace,
  HORAS_DEL_ENLACE,
} from '../../modules/operadores/administrador.service.ts';
import {
  altaDeOperador,
  bajaDeOperador,
  cambiarRoles,
  exigirOperador,
  findDistritoId,
} from '../../modules/operadores/operadores.service.ts';
import { accion } from './accion.ts';
import { leerDeLista, leerTexto } from './leer-valores.ts';

const USUARIO = { ejemplo: 'irios', explica: 'con qué nombre entra' };
const LISTA = ROLES.join(', ');
const ADMINISTRAR = 'operadores.administrar';

const leerRoles = (opcion: string, valor: string): Rol[] =>
  valor
    .split(',')
    .map((uno) => uno.trim())
    .filter((uno) => uno !== '')
    .map((uno) => leerDeLista(opcion, uno, ROLES));

const leerDistrito = async (db: Db, clave: string): Promise<number | null> => {
  if (clave === '') return null;
  const id = await findDistritoId(db, clave);
  if (id === null) throw new ErrorDeArranque(`No hay un distrito con la clave ${clave}.`);
  return id;
};

const distritoDelOperador = async (db: Db, { usuario = '' }: Readonly<Record<string, string>>) =>
  (await exigirOperador(db, { username: usuario.toLowerCase() })).distrito?.id ?? null;

const contar = (roles: readonly Rol[]): string =>
  roles.length === 0 ? 'sin roles' : `${roles.join(', ')} (${permisosDe(roles).length} permisos)`;

export const ACCIONES_DE_OPERADORES = {
  'alta-operador': accion({
    resumen: 'da de alta a quien trabaja en el Colegio, con sus roles; le llega un correo para elegir la contraseña',
    permiso: ADMINISTRAR,
    opciones: {
      cuit: { ejemplo: '27-20123456-0', explica: 'su CUIT; de quien ya es matriculado sigue su usuario' },
      apellido: { ejemplo: 'Ríos', explica: 'su apellido' },
      nombre: { ejemplo: 'Inés', explica: 'sus nombres' },
      email: { ejemplo: 'ines@example.com', explica: 'adonde se le escribe' },
      usuario: USUARIO,
      roles: { ejemplo: 'mesa,visado', explica: LISTA },
      distrito: {
        ejemplo: 'distrito_i',
        explica: 'si trabaja para uno solo; sin él, para todo el Colegio',
        opcional: true,
      },
    },
    distritoDe: (db, { distrito = '' }) => leerDistrito(db, distrito),
    hacer: async (db, { usuario, roles, distrito, ...persona }, circunstancia) => {
      const datos = {
        ...persona,
        username: usuario.toLowerCase(),
        roles: leerRoles('roles', roles),
        distrito_id: await leerDistrito(db, distrito),
      };
      const operador = await altaDeOperador(db, { ...circunstancia, datos });
      return `${operador.username}: ${contar(operador.roles)}${operador.distrito ? `, ${operador.distrito.nombre}` : ''}.`;
    },
  }),
  rol: accion({
    resumen: 'da roles a un operador o se los quita; sus sesiones terminan',
    permiso: ADMINISTRAR,
    opciones: {
      usuario: USUARIO,
      dar: { ejemplo: 'visado', explica: LISTA, opcional: true },
      quitar: { ejemplo: 'mesa', explica: 'los que deja de tener', opcional: true },
    },
    distritoDe: distritoDelOperador,
    hacer: async (db, { usuario, dar, quitar }, circunstancia) => {
      const { id } = await exigirOperador(db, { username: usuario.toLowerCase() });
      const [nuevos, sacados] = [leerRoles('dar', dar), leerRoles('quitar', quitar)];
      const roles = (antes: readonly Rol[]) => [...antes, ...nuevos].filter((rol) => !sacados.includes(rol));
      return `${usuario}: ${contar((await cambiarRoles(db, { ...circunstancia, id, roles })).roles)}.`;
    },
  }),
  'baja-operador': accion({
    resumen: 'quita a alguien del Colegio: sus sesiones terminan; si es matriculado, sigue siéndolo',
    permiso: ADMINISTRAR,
    opciones: { usuario: USUARIO, motivo: { ejemplo: '"Renunció"', explica: 'por qué' } },
    distritoDe: distritoDelOperador,
    hacer: async (db, { usuario, motivo }, circunstancia) => {
      const { id } = await exigirOperador(db, { username: usuario.toLowerCase() });
      await bajaDeOperador(db, { ...circunstancia, id, motivo: leerTexto('motivo', motivo) });
      return `${usuario}: ya no es operador del Colegio.`;
    },
  }),
  'enlace-de-administracion': accion({
    resumen: 'hace el enlace, de un solo uso, con que se crea a quien administra; el anterior deja de servir',
    permiso: ADMINISTRAR,
    opciones: {},
    hacer: async (db, _, { ahora, direccion }) => {
      const token = await crearEnlace(db, ahora);
      return `Vale ${HORAS_DEL_ENLACE} horas y una sola vez: ${direccion}${caminoDeAdministrador(token)}`;
    },
  }),
} as const;
