import { type ClaveEspecial, claveEspecial } from '@colega/domain/formularios';
import type { ComponentType } from 'react';
import type { PropsDeGrupo } from '../../campos/props.ts';
import { ActaEstadoObraCampo } from '../../especiales/acta-estado-obra/acta-estado-obra-campo.tsx';
import { TipoDeObraCampo } from '../../especiales/tipo-obra/tipo-de-obra-campo.tsx';
import { CompuestoCampo } from '../compuesto/compuesto-campo.tsx';

const especiales = {
  acta_estado_obra: ActaEstadoObraCampo,
  tipo_obra: TipoDeObraCampo,
  // their fields come from domain, each with the component of its type (FRM-034..036)
  excepciones_art_29_electro: CompuestoCampo,
  excepciones_art_29_civil: CompuestoCampo,
} as const satisfies Record<ClaveEspecial, ComponentType<PropsDeGrupo>>;

/** FRM-002. */
export const ComplejoCampo = (props: PropsDeGrupo) => {
  const clave = claveEspecial(props.campo);
  const Componente = clave ? especiales[clave] : CompuestoCampo;
  return <Componente {...props} />;
};
