import { NOMBRES_DE_ROL } from '@colega/contract/operadores';
import { type PermisoDelColegio, rolesCon } from '@colega/domain/permisos';
import { DIRECCIONES } from './direcciones.ts';

/** Who does something, for whoever may not. */
export const decirQuienLoHace = (permiso: PermisoDelColegio): string =>
  `Lo hace quien tenga el rol de ${rolesCon(permiso)
    .map((rol) => NOMBRES_DE_ROL[rol])
    .join(' o de ')}.`;

type LoQueSigue = { a: string; titulo: string; texto: string; permiso: PermisoDelColegio };

/** After the first day, in the order in which a college needs it. */
export const PANTALLAS_QUE_SIGUEN: readonly LoQueSigue[] = [
  {
    a: DIRECCIONES.usuarios,
    titulo: 'Usuarios y roles',
    texto: 'quién trabaja en el Colegio, y qué puede hacer cada uno.',
    permiso: 'operadores.ver',
  },
  {
    a: DIRECCIONES.listas,
    titulo: 'Listas',
    texto:
      'las tasas, los cargos del año, los feriados, los plazos, las oficinas y lo demás que rige desde un día. Hasta que se publiquen rigen las del programa. Las prepara una persona y las publica otra.',
    permiso: 'aranceles.preparar',
  },
  {
    a: DIRECCIONES.aranceles,
    titulo: 'Aranceles',
    texto:
      'la resolución con los honorarios mínimos del Colegio. La prepara una persona y la publica otra: hacen falta dos con el rol de Aranceles.',
    permiso: 'aranceles.preparar',
  },
  {
    a: DIRECCIONES.importar,
    titulo: 'Importar',
    texto: 'las personas, las deudas y los legajos del sistema anterior, con un ensayo antes.',
    permiso: 'importaciones.importar',
  },
  {
    a: DIRECCIONES.personas,
    titulo: 'Personas',
    texto: 'los matriculados que se registran de a uno.',
    permiso: 'personas.registrar',
  },
  {
    a: DIRECCIONES.cargos,
    titulo: 'Cargos del año',
    texto: 'lo que debe cada matrícula, con los importes de su lista.',
    permiso: 'cargos.generar',
  },
];
