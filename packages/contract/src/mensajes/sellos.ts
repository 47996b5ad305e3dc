import type { CodigoDeSello } from '@colega/domain/legajos';

/** Of a seal that the desk writes down. */
export const mensajesDeSellos = {
  sello_repetido: 'El timbrado {numero} ya está registrado en el legajo {legajo}.',
  sello_a_futuro: 'La fecha del timbrado no puede ser mayor a la actual.',
  sello_anterior_al_contrato: 'La fecha del timbrado no puede ser anterior a la del contrato ({fecha}).',
  sello_inverosimil: 'El importe no puede ser el del timbrado de este contrato, que es de {debido}.',
} as const satisfies Record<CodigoDeSello, string>;
