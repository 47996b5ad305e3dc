import type { Campo, Formulario } from '@colega/domain/formularios';

const sinActa = (campos: readonly Campo[]): Campo[] =>
  campos
    .filter((campo) => campo.tipo !== 'acta_estado_obra')
    .map((campo) => ({ ...campo, campos: sinActa(campo.campos) }));

export const armarSinActa = (formulario: Formulario): Formulario => ({
  ...formulario,
  campos: sinActa(formulario.campos),
});
