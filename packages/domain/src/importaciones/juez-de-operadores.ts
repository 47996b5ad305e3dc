import { ROLES, type Rol } from '../permisos/index.ts';
import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import { problemasDeUsuario } from './jueces-de-personas.ts';
import { desconocido, type Juez, type Juicio, leerDeLista, valorDe } from './plan.ts';

/** `Mesa, Visado`; null when one of them is no role. */
export const rolesDe = (escritos: string): Rol[] | null => {
  const nombres = escritos
    .split(/[,;/+]|\s+y\s+/)
    .map(simplificar)
    .filter((uno) => uno !== '');
  const roles = nombres.map((nombre) =>
    ROLES.find((rol) => rol === nombre || (`mesa de entradas` === nombre && rol === 'mesa')),
  );
  return nombres.length === 0 || roles.includes(undefined) ? null : [...new Set(roles as Rol[])].sort();
};

export const JUEZ_DE_OPERADORES: Juez = {
  entidad: 'operadores',
  claveDe: ({ valores }) => valores.cuit ?? null,
  juzgar: (fila, plan): Juicio => {
    const cuit = valorDe(fila, 'cuit');
    const antes = plan.hay.personas.get(cuit);
    const escrito = valorDe(fila, 'distrito');
    const distrito = escrito === '' ? null : leerDeLista(plan.hay.distritos, escrito);
    const roles = rolesDe(valorDe(fila, 'roles'));
    const usuario = valorDe(fila, 'usuario').toLowerCase();
    const esElMismo =
      antes?.es_operador &&
      antes.roles.join() === roles?.join() &&
      antes.distrito_de_operador === (distrito?.id ?? null);
    const problemas: ProblemaDeFila[] = [
      ...(plan.circunstancias.puedeConOperadores
        ? []
        : [{ codigo: 'fila_sin_permiso_de_operadores' as const, campo: 'roles' }]),
      ...(roles
        ? []
        : [{ codigo: 'fila_roles_desconocidos' as const, campo: 'roles', datos: { valor: valorDe(fila, 'roles') } }]),
      ...(escrito !== '' && !distrito ? [desconocido('distrito', escrito)] : []),
      ...(antes?.es_operador && !esElMismo ? [{ codigo: 'fila_ya_es_operador' as const, campo: 'roles' }] : []),
      // who has an account keeps its name, and even so another's is refused
      ...problemasDeUsuario(usuario, cuit, plan),
    ];
    return {
      existe: esElMismo ?? false,
      problemas,
      datos: { roles: roles?.join() ?? '', distrito_id: distrito?.id ?? null, usuario },
    };
  },
  anotar: (fila, plan, entra) => {
    if (entra) plan.usuarios.set(valorDe(fila, 'usuario').toLowerCase(), valorDe(fila, 'cuit'));
  },
};
