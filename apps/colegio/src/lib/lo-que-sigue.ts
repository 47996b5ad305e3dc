import type { PermisoDelColegio } from '@colega/domain/permisos';
import { DIRECCIONES } from './direcciones.ts';

type LoQueSigue = { a: string; titulo: string; texto: string; permiso: PermisoDelColegio; rol: string };

/** After the first day, in the order in which a college needs it. */
export const PANTALLAS_QUE_SIGUEN: readonly LoQueSigue[] = [
  {
    a: DIRECCIONES.usuarios,
    titulo: 'Usuarios y roles',
    texto: 'quién trabaja en el Colegio, y qué puede hacer cada uno.',
    ...{ permiso: 'operadores.ver', rol: 'administración' },
  },
  {
    a: DIRECCIONES.aranceles,
    titulo: 'Aranceles',
    texto:
      'la resolución con los honorarios mínimos del Colegio. La prepara una persona y la publica otra: hacen falta dos con el rol de aranceles.',
    ...{ permiso: 'aranceles.preparar', rol: 'aranceles' },
  },
  {
    a: DIRECCIONES.listas,
    titulo: 'Listas',
    texto: 'las tasas, los cargos del año, los feriados y los plazos: hasta que las publiques rigen las del programa.',
    ...{ permiso: 'aranceles.preparar', rol: 'aranceles' },
  },
  {
    a: DIRECCIONES.importar,
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
