import type { Campo, TipoDeCampo } from '@colega/domain/formularios';
import { type ComponentType, memo } from 'react';
import type { ComponenteDeCampo, PropsDeGrupo, PropsDeHoja } from '../campos/props.ts';

export const hoja = (Componente: ComponentType<PropsDeHoja>): ComponenteDeCampo => ({
  clase: 'hoja',
  Componente: memo(Componente),
});

export const grupo = (Componente: ComponentType<PropsDeGrupo>): ComponenteDeCampo => ({
  clase: 'grupo',
  Componente: memo(Componente),
});

export type TiposDibujados = Readonly<Partial<Record<TipoDeCampo, ComponenteDeCampo>>>;

export const componenteDe = (tipos: TiposDibujados, { tipo }: Pick<Campo, 'tipo'>): ComponenteDeCampo => {
  const componente = tipos[tipo];
  if (!componente) throw new Error(`This form draws no fields of type ${tipo}`);
  return componente;
};
