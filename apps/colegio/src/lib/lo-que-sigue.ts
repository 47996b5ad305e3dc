import type { PermisoDelColegio } from '@colega/domain/permisos';
import { DIRECCIONES } from './direcciones.ts';

/** Null where the desk has no such screen. */
export const direccionDePantalla = (cual: string): string | null =>
  Object.entries<string>(DIRECCIONES).find(([clave]) => clave === cual)?.[1] ?? null;

type LoQueSigue = { a: string | null; titulo: string; texto: string; permiso: PermisoDelColegio; rol: string };

/** After the first day, in the order in which a college needs it. */
export const PANTALLAS_QUE_SIGUEN: readonly LoQueSigue[] = [
  {
    a: DIRECCIONES.usuarios,
    titulo: 'Usuarios y roles',
    texto: 'quién trabaja en el Colegio, y qué puede hacer cada uno.',
    ...{ permiso: 'operadores.ver', rol: 'administración' },
  },
  {
    a: direccionDePantalla('aranceles'),
    titulo: 'Aranceles',
    texto: 'la resolución con los honorarios mínimos del Colegio. La prepara una persona y la publica otra.',
    ...{ permiso: 'aranceles.preparar', rol: 'aranceles' },
  },
  {
    a: direccionDePantalla('importar'),
    titulo: 'Importar',
    texto: 'las personas, las deudas y los legajos del sistema anterior, con un ensayo antes.',
    ...{ permiso: 'personas.registrar', rol: 'matrículas' },
  },
  {
    a: DIRECCIONES.personas,
    titulo: 'Personas',
    texto: 'los matriculados que se registran de a uno.',
    ...{ permiso: 'personas.registrar', rol: 'matrículas' },
  },
];
